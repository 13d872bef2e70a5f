import type { Payment } from '@lya/contract/commerce/payment.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#connection/calls/client.ts'
import { keptDraft, keptSessionId } from './draft/kept-draft.ts'

/**
 * The payment of the visit that this browser left, where it went through meanwhile: whoever paid a
 * code in the app of their bank comes back to a page that knows it.
 */
export function useLeftPayment(isWanted: boolean): {
  isPending: boolean
  payment: Payment | null
  email: string
} {
  const [left] = useState(() => ({ id: keptSessionId(), email: keptDraft()?.email ?? '' }))
  const isAsked = isWanted && left.id !== null
  const query = useQuery({
    ...api.checkout.payment.queryOptions({ input: { id: left.id ?? '' } }),
    enabled: isAsked,
    // Without an answer the checkout opens as always.
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const payment = query.data?.state === 'paid' ? query.data : null
  return { isPending: isAsked && query.isPending, payment, email: left.email }
}
