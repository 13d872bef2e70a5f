import { cents } from '@lya/core/amounts/cents.ts'
import { type Day, dayOf } from '@lya/core/commerce/subscriptions/day.ts'
import type { Grant } from '@lya/core/commerce/subscriptions/grant.ts'
import { permitted } from '@lya/core/commerce/subscriptions/permitted.ts'
import {
  currentCoverage,
  methodOf,
  type Subscription,
} from '@lya/core/commerce/subscriptions/subscription.ts'
import type { Terms } from '@lya/core/commerce/subscriptions/terms.ts'
import { Refusal } from '@lya/core/refusal.ts'
import type { SubscriptionContext } from '#commerce/subscriptions/parts.ts'
import { step } from '#commerce/subscriptions/step.ts'
import { findSubscription } from '#commerce/subscriptions/subscriptions.store.ts'
import { newId } from '#platform/security/ids.ts'

/** What an operator wants of somebody's subscription, each for a reason; none of it charges. */
export type OperatorWish =
  | { kind: 'cancel' }
  | { kind: 'resume' }
  | { kind: 'hold' }
  | { kind: 'release' }
  /** Another plan, price or last day, from today on. */
  | { kind: 'set'; terms: Terms; endsOn: Day }

/**
 * Does what an operator wants, in their transaction and as the system; the record says that it was
 * an operator, and why.
 *
 * @param version What their screen showed.
 * @throws Refusal `subscription.stale`, or `subscription.not-possible` where it does not fit how
 *   the subscription stands.
 */
export async function changeByOperator(
  ctx: SubscriptionContext,
  asked: { userId: string; version: number; reason: string },
  wish: OperatorWish,
): Promise<void> {
  const { userId, version, reason } = asked
  const { subscription } = await findSubscription(ctx.tx, userId)
  await step(ctx, userId, {
    ...{ event: eventOf(wish, subscription, { reason, today: dayOf(ctx.clock.now()) }) },
    ...{ cause: 'operador', version, details: { wish, reason } },
    check: (kept, today) => assertFits(wish, kept, today),
  })
}

function eventOf(
  wish: OperatorWish,
  subscription: Subscription,
  { reason, today }: { reason: string; today: Day },
): Parameters<typeof step>[2]['event'] {
  switch (wish.kind) {
    case 'cancel':
      return { kind: 'cancelled', reason }
    case 'resume':
      return { kind: 'resumed' }
    case 'hold':
      return { kind: 'held', reason }
    case 'release':
      return { kind: 'released' }
    case 'set':
      return { kind: 'granted', grant: grantOf(wish, subscription, today) }
    default:
      return wish satisfies never
  }
}

/** Days that nobody pays by this: what was paid before stays paid, and may still be taken back. */
function grantOf(
  { terms, endsOn }: Extract<OperatorWish, { kind: 'set' }>,
  subscription: Subscription,
  today: Day,
): Grant {
  const coverage = currentCoverage(subscription)
  const method = coverage && methodOf(subscription, coverage)
  return {
    ...{ id: newId(), reason: 'importado', state: 'paid', terms, months: null, endsOn },
    ...{ amountCents: cents(0), planAmountCents: cents(0), installments: terms.installments },
    ...{ billingType: method?.billingType ?? null, cardTokenId: method?.cardTokenId ?? null },
    ...{ madeOn: today, paidOn: today, trialEndsOn: null, dueOn: null, credited: [] },
  }
}

function assertFits({ kind }: OperatorWish, subscription: Subscription, today: Day): void {
  const may = permitted(subscription, today)
  const fits = {
    cancel: may.cancel,
    resume: may.resume,
    hold: subscription.hold === null,
    release: subscription.hold !== null,
    set: !subscription.isClosing,
  }
  if (!fits[kind]) throw new Refusal('conflict', 'subscription.not-possible')
}
