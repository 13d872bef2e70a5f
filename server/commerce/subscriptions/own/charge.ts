import { isPaid } from '@lya/core/commerce/charges/charge-state.ts'
import type { Grant } from '@lya/core/commerce/subscriptions/grant.ts'
import { Refusal } from '@lya/core/refusal.ts'
import type { SubscriptionParts } from '#commerce/subscriptions/parts.ts'
import { findRefusal } from '#commerce/subscriptions/subscriptions.queries.ts'
import { wantedCharge } from '#commerce/subscriptions/wanted-charge.ts'
import { asSystem } from '#platform/db/transaction.ts'

/**
 * Charges what was committed while its person waits, outside of any transaction.
 *
 * @throws Refusal `subscription.card-declined`, `.provider-down` or, while nobody knows yet,
 *   `.payment-pending`.
 */
export async function charge(
  { db, desk }: SubscriptionParts,
  userId: string,
  grant: Grant | null,
): Promise<void> {
  if (!grant) return
  const { state } = await desk.make(wantedCharge(userId, grant))
  const isByCard = grant.billingType === 'CREDIT_CARD'
  if (state === 'refused') {
    const why = await asSystem(db, (tx) => findRefusal(tx, grant.id))
    const isDeclined = isByCard && why === 'declined'
    throw new Refusal('conflict', `subscription.${isDeclined ? 'card-declined' : 'provider-down'}`)
  }
  if (isByCard && !isPaid(state)) throw new Refusal('conflict', 'subscription.payment-pending')
}
