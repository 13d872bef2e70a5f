import type { CheckoutSession } from '@lya/contract/commerce/checkout.ts'
import { useCallback, useRef } from 'react'
import { patiently } from '#commerce/checkout/patiently.ts'
import { client } from '#connection/calls/client.ts'

type Change = Omit<Parameters<typeof client.checkout.save>[0], 'id'>

/** Saves one after the other, so that what was typed last is what the server has. */
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
      const saved = last.current.then(save, save)
      last.current = saved.catch(() => undefined)
      return saved
    },
    [sessionId, onSession],
  )
}
