import type { AdminPlan } from '@lya/contract/backoffice/trade/plans.ts'
import { type InstalmentRules, instalmentsOf } from '@lya/core/commerce/plans/instalments.ts'
import type { KeptPlan } from '#commerce/plans/index.ts'

/** A plan of the catalogue as it crosses the wire. */
export function viewCataloguePlan(
  plan: KeptPlan,
  known: { rules: InstalmentRules; subscribers: number },
): AdminPlan {
  const largest = instalmentsOf(plan, known.rules).at(-1) ?? null
  const { id, version, createdAt, updatedAt } = plan
  return {
    ...{ ...draftOf(plan), id, version, createdAt, updatedAt },
    instalmentsShown: largest !== null && largest.count > 1 ? largest : null,
    subscribers: known.subscribers,
  }
}

/** What an operator can say of a plan, for the audit as well. */
export function draftOf(plan: KeptPlan) {
  const { name, description, period, priceCents, originalPriceCents, discountPercent } = plan
  const { isInParts, own, transactionsMax, categoriesMax, hasPremiumFeatures, isActive } = plan
  const { displayOrder, isHighlighted, colorTheme, features } = plan
  return {
    ...{ name, description, period, priceCents, originalPriceCents, discountPercent, isInParts },
    ...{ transactionsMax, categoriesMax, hasPremiumFeatures, isActive, displayOrder },
    ...{ isHighlighted, colorTheme, own: [...own], features: [...features] },
  }
}
