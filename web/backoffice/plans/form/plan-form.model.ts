import type { AdminPlan, AdminPlanDraft } from '@lya/contract/backoffice/trade/plans.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import type { PlanPeriod } from '@lya/core/commerce/plans/period.ts'
import {
  keptPlan,
  newPlanDraft,
  type PlanDraft,
  type PlanFault,
  planFault,
} from '@lya/core/commerce/plans/plan-draft.ts'
import { readAmount, writeAmount } from '#money/fields/amount-field.model.ts'

/** What stands in the fields, as typed. */
export interface PlanValues {
  name: string
  description: string
  period: PlanPeriod
  price: string
  originalPrice: string
  discount: string
  isInParts: boolean
  own: { id: string; count: string; value: string }[]
  transactionsMax: string
  categoriesMax: string
  hasPremiumFeatures: boolean
  isActive: boolean
  displayOrder: string
  isHighlighted: boolean
  colorTheme: string
  features: string[]
}

export function valuesOf(plan: AdminPlan | null): PlanValues {
  const from: PlanDraft | AdminPlan = plan ?? newPlanDraft
  const { originalPriceCents: before, own, discountPercent, displayOrder } = from
  const { name, description, period, isInParts, hasPremiumFeatures, isActive } = from
  const { isHighlighted, colorTheme, transactionsMax, categoriesMax, priceCents } = from
  return {
    ...{ name, description, period, isInParts, hasPremiumFeatures, isActive, isHighlighted },
    ...{ colorTheme, features: [...from.features], discount: String(discountPercent) },
    price: writeAmount(priceCents),
    originalPrice: before === null ? '' : writeAmount(before),
    own: own
      .filter(({ count }) => count > 1)
      .map(({ count, valueCents }) => ({
        ...{ id: String(count), count: String(count), value: writeAmount(valueCents) },
      })),
    transactionsMax: String(transactionsMax),
    categoriesMax: String(categoriesMax),
    displayOrder: String(displayOrder),
  }
}

/** What the fields say, with the defaults in the place of nothing; and why it can't be saved. */
export function readPlan(values: PlanValues): { draft: AdminPlanDraft; fault: PlanFault | null } {
  const { name, description, period, isInParts, hasPremiumFeatures, isActive } = values
  const { isHighlighted, colorTheme, features } = values
  const draft: PlanDraft = {
    ...{ name, description, period, isInParts, hasPremiumFeatures, isActive, isHighlighted },
    ...{ colorTheme, features },
    priceCents: cents(amountOf(values.price) ?? 0),
    originalPriceCents: orNull(amountOf(values.originalPrice)),
    discountPercent: Math.min(99, numberOf(values.discount)),
    own: values.own.map(({ count, value }) => ({
      count: numberOf(count),
      valueCents: cents(amountOf(value) ?? 0),
    })),
    transactionsMax: Math.min(999_999, numberOf(values.transactionsMax)),
    categoriesMax: Math.min(10_000, numberOf(values.categoriesMax)),
    displayOrder: Math.min(999, numberOf(values.displayOrder)),
  }
  const isTyped = values.own.every(({ count, value }) => numberOf(count) > 1 && amountOf(value))
  const fault = planFault(draft) ?? (isInParts && !isTyped ? 'instalments-invalid' : null)
  const kept = keptPlan(draft)
  return { draft: { ...kept, own: [...kept.own], features: [...kept.features] }, fault }
}

/** The share of the price before that is saved, in whole percent; 0 without a price before. */
export function savedPercent(values: PlanValues): number {
  const [price, before] = [amountOf(values.price), amountOf(values.originalPrice)]
  if (price === null || before === null || before <= price) return 0
  return Math.floor(((before - price) * 100) / before)
}

function amountOf(typed: string): number | null {
  const reading = readAmount(typed)
  return reading.status === 'ok' ? reading.amountCents : null
}

function orNull(amount: number | null) {
  return amount === null ? null : cents(amount)
}

/** Empty, and what is no number, is nothing. */
export function numberOf(typed: string): number {
  const digits = typed.replace(/\D/g, '').slice(0, 7)
  return digits === '' ? 0 : Number(digits)
}
