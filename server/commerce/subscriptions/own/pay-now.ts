import { dayOf } from '@lya/core/commerce/subscriptions/day.ts'
import type { Grant } from '@lya/core/commerce/subscriptions/grant.ts'
import { renewalOf } from '@lya/core/commerce/subscriptions/renewal.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { mayThey } from '#commerce/subscriptions/own/cancel-subscription.ts'
import type { SubscriptionContext } from '#commerce/subscriptions/parts.ts'
import { newTry } from '#commerce/subscriptions/prepare-renewal.ts'
import { step } from '#commerce/subscriptions/step.ts'
import { lockSubscription } from '#commerce/subscriptions/subscriptions.store.ts'

/**
 * Prepares the payment of what is overdue, outside of the ladder's days.
 *
 * @returns What is to be charged now; null where its code is there already, or its card is being
 *   charged: pressing twice asks for nothing more.
 */
export async function payNow(
  ctx: SubscriptionContext,
  asked: { userId: string; version: number },
): Promise<Grant | null> {
  const { userId, version } = asked
  const kept = await lockSubscription(ctx.tx, userId)
  if (kept.version !== version) throw new Refusal('conflict', 'subscription.stale')
  const today = dayOf(ctx.clock.now())
  mayThey('pay')(kept.subscription, today)
  const renewal = renewalOf(kept.subscription, today)
  if (!renewal) throw new Refusal('conflict', 'subscription.not-possible')
  if (renewal.tries.some(({ state }) => state === 'open')) return null
  const grant = await newTry(ctx, userId, renewal)
  if (!grant) throw new Refusal('unpaid', 'subscription.payments-unavailable')
  await step(ctx, userId, { event: { kind: 'granted', grant }, cause: 'pessoa' })
  return grant
}
