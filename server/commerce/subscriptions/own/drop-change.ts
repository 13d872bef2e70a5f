import { dayOf } from '@lya/core/commerce/subscriptions/day.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { mayThey } from '#commerce/subscriptions/own/cancel-subscription.ts'
import { codesOfChange } from '#commerce/subscriptions/own/change-plan.ts'
import type { SubscriptionContext } from '#commerce/subscriptions/parts.ts'
import { step } from '#commerce/subscriptions/step.ts'
import { lockSubscription } from '#commerce/subscriptions/subscriptions.store.ts'

/**
 * Stays with the plan: the code of a change that nobody has paid is taken back, and what is paid
 * on it all the same goes back; without one, a change that was to come with the renewal is
 * forgotten.
 *
 * @returns The charges that are taken back, soon after the transaction.
 * @throws Refusal `subscription.stale`, `.not-possible` or `.payment-pending`.
 */
export async function dropChange(
  ctx: SubscriptionContext,
  asked: { userId: string; version: number },
): Promise<string[]> {
  const { userId, version } = asked
  const kept = await lockSubscription(ctx.tx, userId)
  if (kept.version !== version) throw new Refusal('conflict', 'subscription.stale')
  mayThey('change')(kept.subscription, dayOf(ctx.clock.now()))
  const dropped = codesOfChange(kept.subscription.grants)
  const event =
    dropped.length > 0
      ? ({ kind: 'change-given-up' } as const)
      : ({ kind: 'change-planned', terms: null } as const)
  await step(ctx, userId, { event, cause: 'pessoa' })
  return dropped
}
