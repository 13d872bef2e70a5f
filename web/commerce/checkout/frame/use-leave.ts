import type { LeavingOutcome } from '@lya/contract/commerce/checkout.ts'
import { useCallback } from 'react'
import { patiently } from '#commerce/checkout/patiently.ts'
import { client } from '#connection/calls/client.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'

/** Has the server end the visit and erase it; whoever turns out to have paid stays, and sees it. */
export function useLeave(
  sessionId: string,
  onPaid: () => Promise<unknown>,
): () => Promise<LeavingOutcome> {
  return useCallback(async () => {
    const { outcome } = await patiently(() => client.checkout.leave({ id: sessionId })).catch(over)
    if (outcome === 'paid') await onPaid()
    return outcome
  }, [sessionId, onPaid])
}

/** A visit that is gone by now has been left already. */
function over(failure: unknown): { outcome: LeavingOutcome } {
  const isGone = failure instanceof RefusedCall && failure.code === 'checkout.session-missing'
  if (!isGone) throw failure
  return { outcome: 'over' }
}
