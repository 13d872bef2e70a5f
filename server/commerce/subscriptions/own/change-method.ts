import type { Method } from '@lya/core/commerce/subscriptions/method.ts'
import { mayThey } from '#commerce/subscriptions/own/cancel-subscription.ts'
import type { SubscriptionContext } from '#commerce/subscriptions/parts.ts'
import { step } from '#commerce/subscriptions/step.ts'

/**
 * Pays the next renewals another way, and lets the day come for what is due by it already: a PIX is
 * sent, a new card charged.
 *
 * @throws Refusal `subscription.not-possible` or `subscription.stale`.
 */
export async function changeMethod(
  ctx: SubscriptionContext,
  asked: { userId: string; version: number; method: Method },
): Promise<void> {
  const { userId, version, method } = asked
  const { billingType } = method
  await step(ctx, userId, {
    ...{ event: { kind: 'method-changed', method }, cause: 'pessoa', version },
    check: mayThey('changeMethod'),
    details: { kind: 'method-changed', billingType },
  })
  await step(ctx, userId, { event: { kind: 'day-came' }, cause: 'dia' })
}
