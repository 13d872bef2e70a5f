import { useEffect, useState } from 'react'
import { checkoutCopy as copy } from '#commerce/checkout/checkout.copy.ts'
import type { Standing } from '#commerce/checkout/payment/payment.model.ts'
import { toastSuccess } from '#design/toast/toast.ts'
import { type Draft, isWorthKeeping } from './draft.model.ts'

/**
 * Says once that what was typed before is there again.
 *
 * @param standing Null until it is known. Over a form a toast says it; what stands in the form's
 *   place has a code that a phone's toast would cover.
 * @returns Whether the page is to say it itself.
 */
export function useRecovered(draft: Draft, isRestored: boolean, standing: Standing | null) {
  const [isThere] = useState(() => isRestored && isWorthKeeping(draft))
  const [first, setFirst] = useState(standing)
  if (first === null && standing !== null) setFirst(standing)
  useEffect(() => {
    if (!isThere || first !== 'form') return
    toastSuccess({ title: copy.recovered, message: copy.recoveredLead })
  }, [isThere, first])
  return isThere && (first === 'pix' || first === 'boleto') && standing === first
}
