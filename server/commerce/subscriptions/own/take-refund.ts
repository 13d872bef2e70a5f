import { refundable } from '@lya/core/commerce/subscriptions/permitted.ts'
import { Refusal } from '@lya/core/refusal.ts'
import type { SubscriptionContext } from '#commerce/subscriptions/parts.ts'
import { step } from '#commerce/subscriptions/step.ts'

/**
 * Gives a payment of the last seven days back, the one that was shown and no other; whatever else
 * moved since has no part in it. The provider is asked as soon as this is committed; access ends
 * when it says that the money went.
 *
 * @throws Refusal `subscription.refund-over`, or `subscription.stale` when it is another's turn.
 */
export async function takeRefund(
  ctx: SubscriptionContext,
  asked: { userId: string; chargeId: string; amountCents: number },
): Promise<void> {
  const { userId, chargeId, amountCents } = asked
  const at = ctx.clock.now().round('millisecond').toString()
  await step(ctx, userId, {
    ...{ event: { kind: 'refund-asked', grantId: chargeId, at }, cause: 'pessoa' },
    check: (subscription, today) => {
      const next = refundable(subscription, today)?.grant
      if (!next) throw new Refusal('conflict', 'subscription.refund-over')
      if (next.id !== chargeId || next.amountCents !== amountCents) {
        throw new Refusal('conflict', 'subscription.stale')
      }
    },
  })
}
