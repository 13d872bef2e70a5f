import { isPaid } from '@lya/core/commerce/charges/charge-state.ts'
import type { ChargeChanged } from '#commerce/charges/index.ts'
import { endAttempt } from '#commerce/checkout/pay/attempts.store.ts'
import { updateSession } from '#commerce/checkout/session/sessions.store.ts'
import type { EventContext } from '#platform/events/transaction-events.ts'

/** Ends the attempt and, once it is paid, the visit. */
export async function followCharge({ tx }: EventContext, fact: ChargeChanged): Promise<void> {
  const { chargeId, sessionId, before, after, occurredAt: at } = fact
  if (sessionId === null || before === after) return
  if (isPaid(after) && !isPaid(before)) {
    await endAttempt(tx, { chargeId, status: 'SUCCESS', refusal: null, at })
    await updateSession(tx, sessionId, { completedAt: at.toString() })
  } else if (after === 'refused' || after === 'deleted' || after === 'refunded') {
    await endAttempt(tx, { chargeId, status: 'FAIL', refusal: after, at })
  }
}
