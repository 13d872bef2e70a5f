import type { CheckoutConfig } from '@lya/contract/commerce/checkout-config.ts'
import type { Plan } from '@lya/contract/commerce/plans.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import {
  type Instalment,
  type InstalmentRules,
  instalmentsOf,
} from '@lya/core/commerce/plans/instalments.ts'
import { planName } from '@lya/core/commerce/plans/period.ts'
import type { PlanLimits } from '@lya/core/people/plan/plan.ts'
import type { CataloguePlan } from '#commerce/plans/plans.queries.ts'

/** From this on a limit is none. */
const unlimitedFrom = 999_999

/** What the settings say of instalments that no plan names. */
export function rulesOf({ installments }: Pick<CheckoutConfig, 'installments'>): InstalmentRules {
  return {
    countMax: installments.max_installments,
    valueMinCents: cents(Math.round(installments.min_amount_per_installment * 100)),
    monthlyRate: installments.interest_rate,
  }
}

/** The ways to pay this plan by card, from 1 up. */
export function waysToPay(plan: CataloguePlan, rules: InstalmentRules): Instalment[] {
  return instalmentsOf(plan, rules)
}

/** The limits that come with a plan; null is without one. */
export function limitsOfPlan(
  plan: Pick<CataloguePlan, 'transactionsMax' | 'categoriesMax'>,
): PlanLimits {
  const limit = (max: number): number | null => (max >= unlimitedFrom || max < 1 ? null : max)
  return {
    transactionsMax: limit(plan.transactionsMax),
    categoriesMax: limit(plan.categoriesMax),
  }
}

/** A plan as it crosses the wire. */
export function viewPlan(plan: CataloguePlan, rules: InstalmentRules): Plan {
  const { id, name, description, period, features, isHighlighted, colorTheme } = plan
  const { priceCents, originalPriceCents, discountPercent, hasPremiumFeatures } = plan
  const instalments = waysToPay(plan, rules)
  const largest = instalments.at(-1) ?? null
  const isInParts = largest !== null && largest.count > 1
  return {
    ...{ id, name, description, period, features, isHighlighted, colorTheme },
    ...{ priceCents, originalPriceCents, discountPercent, hasPremiumFeatures },
    ...limitsOfPlan(plan),
    slug: planName(period),
    instalments,
    instalmentsDefault: largest?.count ?? 1,
    instalmentsShown: isInParts ? largest : null,
  }
}
