import { type Permitted, permitted } from '@lya/core/commerce/subscriptions/permitted.ts'
import type { Subscription } from '@lya/core/commerce/subscriptions/subscription.ts'
import { Refusal } from '@lya/core/refusal.ts'
import type { SubscriptionContext } from '#commerce/subscriptions/parts.ts'
import { step } from '#commerce/subscriptions/step.ts'

interface Asked {
  userId: string
  version: number
}

/** Ends it with its period. @throws Refusal `subscription.stale` or `subscription.not-possible`. */
export async function cancelSubscription(
  ctx: SubscriptionContext,
  asked: Asked & { reason: string },
): Promise<void> {
  const { userId, version, reason } = asked
  await step(ctx, userId, {
    ...{ event: { kind: 'cancelled', reason: reason.trim() }, cause: 'pessoa', version },
    check: mayThey('cancel'),
  })
}

/**
 * Takes a cancellation back while its days last; what is due by then is sent or charged at once.
 *
 * @throws Refusal as above.
 */
export async function resumeSubscription(ctx: SubscriptionContext, asked: Asked): Promise<void> {
  const { userId, version } = asked
  const event = { kind: 'resumed' } as const
  await step(ctx, userId, { event, cause: 'pessoa', version, check: mayThey('resume') })
  await step(ctx, userId, { event: { kind: 'day-came' }, cause: 'dia' })
}

/** A check that refuses what does not fit how the subscription stands today. */
export function mayThey(what: keyof Permitted) {
  return (subscription: Subscription, today: string): void => {
    if (!permitted(subscription, today)[what]) {
      throw new Refusal('conflict', 'subscription.not-possible')
    }
  }
}
