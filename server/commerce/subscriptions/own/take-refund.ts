import { refundable } from '@lya/core/commerce/subscriptions/permitted.ts'
import { Refusal } from '@lya/core/refusal.ts'
import type { SubscriptionContext } from '#commerce/subscriptions/parts.ts'
import { step } from '#commerce/subscriptions/step.ts'

/**
 * Gives a payment of the last seven days back. The provider is asked as soon as this is committed;
 * access ends when it says that the money went.
 *
 * @throws Refusal `subscription.refund-over` or `subscription.stale`.
 */
export async function takeRefund(
  ctx: SubscriptionContext,
  asked: { userId: string; version: number; chargeId: string },
): Promise<void> {
  const { userId, version, chargeId } = asked
  await step(ctx, userId, {
    ...{ event: { kind: 'refund-asked', grantId: chargeId }, cause: 'pessoa', version },
    check: (subscription, today) => {
      if (refundable(subscription, today)?.grant.id !== chargeId) {
        throw new Refusal('conflict', 'subscription.refund-over')
      }
    },
  })
}
