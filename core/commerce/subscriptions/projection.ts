import type { Cents } from '#amounts/cents.ts'
import type { BillingType } from '#commerce/charges/charge-state.ts'
import type { PlanPeriod } from '#commerce/plans/period.ts'
import type { Day } from '#commerce/subscriptions/day.ts'
import { planStateOf } from '#commerce/subscriptions/status.ts'
import {
  currentCoverage,
  methodOf,
  type Subscription,
} from '#commerce/subscriptions/subscription.ts'
import type { PlanLimits, PlanState } from '#people/plan/plan.ts'

/** What of a subscription the rest of the product sees. */
export interface PlanProjection extends PlanLimits {
  state: PlanState
  /** The last paid day. */
  endsOn: Day | null
  period: PlanPeriod | null
  priceCents: Cents | null
  billingType: BillingType | null
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
    billingType: coverage ? methodOf(subscription, coverage).billingType : null,
    transactionsMax: last?.transactionsMax ?? null,
    categoriesMax: last?.categoriesMax ?? null,
  }
}
