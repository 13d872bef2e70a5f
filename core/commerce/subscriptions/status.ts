import { overdueState } from '#commerce/dunning/ladder.ts'
import { addDays, type Day } from '#commerce/subscriptions/day.ts'
import { byPayment, isPaid, isReversed } from '#commerce/subscriptions/grant.ts'
import {
  cancellationOf,
  currentCoverage,
  isOnlyGiven,
  type Subscription,
} from '#commerce/subscriptions/subscription.ts'
import type { PlanState } from '#people/plan/plan.ts'

/** `cancelled` is paid for still, and will not be renewed; `trial` is before any payment. */
export const subscriptionStatuses = [
  'trial',
  'active',
  'grace',
  'suspended',
  'cancelled',
  'ended',
  'refunded',
  'charged-back',
] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** Of these something is to be renewed. */
export const living: readonly SubscriptionStatus[] = ['active', 'grace', 'suspended']

/** How a subscription stands on this day. The operator's hold is beside it. */
export function statusOf(subscription: Subscription, today: Day): SubscriptionStatus {
  const coverage = currentCoverage(subscription)
  const isEnding =
    coverage !== null && (subscription.isClosing || cancellationOf(subscription, coverage) !== null)
  if (coverage && today <= coverage.endsOn) return isEnding ? 'cancelled' : 'active'

  const last = byPayment(subscription.grants.filter((g) => isPaid(g) || isReversed(g))).at(-1)
  if (!last) return 'trial'
  // A dearer plan that was paid back leaves the one before, and that one is renewed.
  const isBackToBefore = last.state === 'refunded' && last.reason === 'troca' && coverage !== null
  if (isReversed(last) && !isBackToBefore) {
    return last.state === 'refunded' ? 'refunded' : 'charged-back'
  }
  if (!coverage || isEnding || isOnlyGiven(subscription, coverage)) return 'ended'
  return overdueState({ dueOn: addDays(coverage.endsOn, 1), today }) ?? 'ended'
}

const planStates: Record<SubscriptionStatus, PlanState> = {
  trial: 'TRIAL',
  active: 'ATIVO',
  grace: 'ATIVO',
  cancelled: 'ATIVO',
  suspended: 'SUSPENSO',
  ended: 'INATIVO',
  refunded: 'INATIVO',
  'charged-back': 'INATIVO',
}

/** What people, money and the back-office know of a subscription. */
export function planStateOf(subscription: Subscription, today: Day): PlanState {
  if (subscription.hold) return 'SUSPENSO'
  return planStates[statusOf(subscription, today)]
}
