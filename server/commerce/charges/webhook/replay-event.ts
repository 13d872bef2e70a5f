import { Refusal } from '@lya/core/refusal.ts'
import { takeUpAgain } from '#commerce/charges/webhook/replay.store.ts'
import type { Tx } from '#platform/db/transaction.ts'

/**
 * Has one event of the provider done once more, by the ordinary way and after the commit: the
 * charge is read again, and what is new of it follows. As the back-office.
 *
 * @returns Whose turn it is then; see `openChargeWebhook`.
 * @throws Refusal `payments.event-missing`; `payments.event-waiting` for one that is still to be
 *   done; `payments.event-idle` for one that never was about a charge.
 */
export async function replayEvent(tx: Tx, id: string): Promise<{ sender: string }> {
  const event = await takeUpAgain(tx, id)
  if (!event) throw new Refusal('missing', 'payments.event-missing')
  if (event.sender === null) throw new Refusal('conflict', 'payments.event-idle')
  if (!event.isTaken) throw new Refusal('conflict', 'payments.event-waiting')
  return { sender: event.sender }
}
