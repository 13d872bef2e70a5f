import { mayThey } from '#commerce/subscriptions/own/cancel-subscription.ts'
import type { SubscriptionContext } from '#commerce/subscriptions/parts.ts'
import { step } from '#commerce/subscriptions/step.ts'

/** Stays with the plan: a change that was to come with the renewal is forgotten. */
export async function dropChange(
  ctx: SubscriptionContext,
  asked: { userId: string; version: number },
): Promise<void> {
  const { userId, version } = asked
  await step(ctx, userId, {
    ...{ event: { kind: 'change-planned', terms: null }, cause: 'pessoa', version },
    check: mayThey('change'),
  })
}
