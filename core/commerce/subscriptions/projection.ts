import type { Cents } from '#amounts/cents.ts'
import type { Day } from '#commerce/subscriptions/day.ts'
import type { PayingMethod } from '#commerce/subscriptions/method.ts'
import { planStateOf } from '#commerce/subscriptions/status.ts'
import { currentCoverage, type Subscription } from '#commerce/subscriptions/subscription.ts'
import type { PlanPeriod } from '#commerce/subscriptions/terms.ts'
import type { PlanLimits, PlanState } from '#people/plan/plan.ts'

/** What of a subscription the rest of the product sees. */
export interface PlanProjection extends PlanLimits {
  state: PlanState
  /** The last paid day. */
  endsOn: Day | null
  period: PlanPeriod | null
  priceCents: Cents | null
  billingType: PayingMethod | null
}

/** Null while nobody paid: the trial is not ours to write. */
export function projectionOf(subscription: Subscription, today: Day): PlanProjection | null {
  const state = planStateOf(subscription, today)
  if (state === 'TRIAL') return null
  const coverage = currentCoverage(subscription)
  const last = coverage?.terms ?? subscription.grants.at(-1)?.terms
  return {
    state,
    endsOn: coverage?.endsOn ?? null,
    period: last?.period ?? null,
    priceCents: last?.priceCents ?? null,
    billingType: subscription.method?.billingType ?? null,
    transactionsMax: last?.transactionsMax ?? null,
    categoriesMax: last?.categoriesMax ?? null,
  }
}
