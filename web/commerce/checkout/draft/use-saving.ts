import type { CheckoutSession } from '@lya/contract/commerce/checkout.ts'
import { useCallback, useRef } from 'react'
import { patiently } from '#commerce/checkout/patiently.ts'
import { client } from '#connection/calls/client.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'

type Change = Omit<Parameters<typeof client.checkout.save>[0], 'id'>

/**
 * Saves one after the other, so that what was typed last is what the server has. A session whose
 * time is over gets time anew first: nobody loses a form to a long telephone call.
 */
export function useSaving(sessionId: string, onSession: (session: CheckoutSession) => void) {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return useCallback(
    (change: Change): Promise<CheckoutSession> => {
      const save = async () => {
        const { session } = await patiently(() =>
          client.checkout.save({ id: sessionId, ...change }),
        )
        onSession(session)
        return session
      }
      const saved = last.current.then(save, save).catch(async (failure: unknown) => {
        const isOver = failure instanceof RefusedCall && failure.code === 'checkout.session-expired'
        if (!isOver) throw failure
        await client.checkout.open({})
        return save()
      })
      last.current = saved.catch(() => undefined)
      return saved
    },
    [sessionId, onSession],
  )
}
