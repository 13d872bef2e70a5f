import type { Grant } from '@lya/core/commerce/subscriptions/grant.ts'
import { lookAfterOne } from '#commerce/subscriptions/look-after.ts'
import type { SubscriptionParts } from '#commerce/subscriptions/parts.ts'
import type { Errand } from '#commerce/subscriptions/queues.ts'
import { findSubscription } from '#commerce/subscriptions/subscriptions.store.ts'
import { wantedCharge } from '#commerce/subscriptions/wanted-charge.ts'
import { asSystem } from '#platform/db/transaction.ts'

/** Does what a committed step asked for; a repeat does no harm. */
export async function carryOut(parts: SubscriptionParts, errand: Errand): Promise<void> {
  const { userId } = errand
  if (errand.kind === 'screens') {
    parts.announce(userId)
    return
  }
  const { chargeId } = errand
  if (errand.kind === 'drop') {
    await parts.desk.drop(chargeId)
    // Whoever came back meanwhile has no code any more, and should not wait for the next round.
    await lookAfterOne(parts, userId)
  } else if (errand.kind === 'refund') await parts.desk.refund(chargeId)
  else {
    const grant = await findOpen(parts, userId, chargeId)
    if (grant) await parts.desk.make(wantedCharge(userId, grant, parts.clock.now()))
  }
}

/** What was dropped before anybody asked for it is not asked for. */
async function findOpen(
  { db }: SubscriptionParts,
  userId: string,
  chargeId: string,
): Promise<Grant | null> {
  const { subscription } = await asSystem(db, (tx) => findSubscription(tx, userId))
  return subscription.grants.find(({ id, state }) => id === chargeId && state === 'open') ?? null
}
