import { dayOf } from '@lya/core/commerce/subscriptions/day.ts'
import { isNewest } from '@lya/core/commerce/subscriptions/is-newest.ts'
import { living, statusOf } from '@lya/core/commerce/subscriptions/status.ts'
import type { Subscription } from '@lya/core/commerce/subscriptions/subscription.ts'
import type { ChargeChanged } from '#commerce/charges/index.ts'
import type { SubscriptionContext } from '#commerce/subscriptions/parts.ts'
import { step } from '#commerce/subscriptions/step.ts'
import { wasSurplus } from '#commerce/subscriptions/tell/was-surplus.ts'

interface Moved {
  before: Subscription
  after: Subscription
}

/**
 * Money that went back without its person having asked here, or by their bank: they are charged
 * for nothing by itself, though days that were paid otherwise are theirs. A part given back is no
 * end, nor is what had been paid twice, nor a payment before the one that the plan lives by.
 */
export async function stopRenewing(
  ctx: SubscriptionContext,
  moved: Moved,
  fact: ChargeChanged,
): Promise<void> {
  const { userId, chargeId, cause, after } = fact
  const isAsked = moved.after.refunding.includes(chargeId)
  if (userId === null || isAsked || wasSurplus(moved.after, chargeId)) return
  if (!living.includes(statusOf(moved.after, dayOf(fact.occurredAt)))) return
  if (isOfThePast(moved, fact)) return
  await step(ctx, userId, {
    event: { kind: 'cancelled', reason: after === 'refunded' ? 'reembolso' : 'contestado' },
    cause: cause === 'operator' ? 'operador' : 'provedor',
  })
}

/**
 * A dispute that is won brings the days back, and not the charging that its person was against:
 * what the dispute had ended ends with its period, unless they take it up again.
 */
export async function stayEnding(
  ctx: SubscriptionContext,
  { before, after }: Moved,
  { userId, occurredAt }: ChargeChanged,
): Promise<void> {
  const today = dayOf(occurredAt)
  const isBack =
    statusOf(before, today) === 'charged-back' && living.includes(statusOf(after, today))
  if (userId === null || !isBack) return
  await step(ctx, userId, {
    event: { kind: 'cancelled', reason: 'contestado', isToldOtherwise: true },
    cause: 'provedor',
  })
}

/**
 * Given back at the provider, while the plan is paid for by another payment and stands as it did.
 * Whoever contests a payment wants nothing charged, and our own button says that nothing is.
 */
function isOfThePast({ before, after }: Moved, fact: ChargeChanged): boolean {
  if (fact.after !== 'refunded' || fact.cause === 'operator') return false
  const today = dayOf(fact.occurredAt)
  if (isNewest(after, fact.chargeId)) return false
  return statusOf(before, today) === statusOf(after, today)
}
