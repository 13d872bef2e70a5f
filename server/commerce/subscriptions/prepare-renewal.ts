import { dayOf } from '@lya/core/commerce/subscriptions/day.ts'
import type { Grant } from '@lya/core/commerce/subscriptions/grant.ts'
import { nextSubscription } from '@lya/core/commerce/subscriptions/next-subscription.ts'
import type { Renewal } from '@lya/core/commerce/subscriptions/renewal.ts'
import type { Subscription } from '@lya/core/commerce/subscriptions/subscription.ts'
import type { SubscriptionContext } from '#commerce/subscriptions/parts.ts'
import { carryOutQueue } from '#commerce/subscriptions/queues.ts'
import { newId } from '#platform/security/ids.ts'

/**
 * Counts a renewal's charge as made, before anybody is asked for it: two that look at the same
 * moment make one. The provider is asked afterwards, by the same id however often.
 *
 * @returns The subscription as it was, where no charge can be made now.
 */
export async function prepareRenewal(
  ctx: SubscriptionContext,
  userId: string,
  due: { subscription: Subscription; renewal: Renewal },
): Promise<Subscription> {
  const { tx, clock, jobs } = ctx
  const grant = await newTry(ctx, userId, due.renewal)
  if (!grant) return due.subscription
  await jobs.enqueue(tx, carryOutQueue, { kind: 'ask', userId, chargeId: grant.id })
  const event = { kind: 'granted', grant } as const
  return nextSubscription(due.subscription, event, dayOf(clock.now())).subscription
}

/** A new try; null where no charge can be made now. */
export async function newTry(
  { tx, clock, desk, environment }: SubscriptionContext,
  userId: string,
  renewal: Renewal,
): Promise<Grant | null> {
  if (environment === null) return null
  const { dueOn, terms, amountCents, installments, method } = renewal
  const { billingType, cardTokenId } = method
  if (!(await desk.isKnown(tx, { userId, environment, cardTokenId }))) return null
  return {
    ...{ id: newId(), reason: 'renovacao', state: 'open', terms, amountCents, installments },
    ...{ planAmountCents: terms.priceCents, dueOn, billingType, cardTokenId },
    madeOn: dayOf(clock.now()),
    ...{ paidOn: null, trialEndsOn: null, credited: [], months: null, endsOn: null },
  }
}
