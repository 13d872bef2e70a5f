import type { Grant } from '@lya/core/commerce/subscriptions/grant.ts'
import { Refusal } from '@lya/core/refusal.ts'
import type { SubscriptionParts } from '#commerce/subscriptions/parts.ts'
import { findRefusal } from '#commerce/subscriptions/subscriptions.queries.ts'
import { wantedCharge } from '#commerce/subscriptions/wanted-charge.ts'
import { asSystem } from '#platform/db/transaction.ts'

/**
 * Charges what was committed while its person waits, outside of any transaction. Where nobody knows
 * yet how it ends, as while a card is looked at, the subscription says so.
 *
 * @throws Refusal `subscription.card-declined` or `.provider-down`.
 */
export async function charge(
  { db, desk, clock }: SubscriptionParts,
  userId: string,
  grant: Grant | null,
): Promise<void> {
  if (!grant) return
  const { state } = await desk.make(wantedCharge(userId, grant, clock.now()))
  const isByCard = grant.billingType === 'CREDIT_CARD'
  if (state === 'refused') {
    const why = await asSystem(db, (tx) => findRefusal(tx, grant.id))
    const isDeclined = isByCard && why === 'declined'
    throw new Refusal('conflict', `subscription.${isDeclined ? 'card-declined' : 'provider-down'}`)
  }
}
