import { type Cents, cents } from '#amounts/cents.ts'
import type { OwnInstalment } from '#commerce/plans/instalments.ts'
import type { PlanPeriod } from '#commerce/plans/period.ts'

/** What an operator says of a plan. */
export interface PlanDraft {
  name: string
  description: string
  period: PlanPeriod
  priceCents: Cents
  /** The price before, to be crossed out; null without one. */
  originalPriceCents: Cents | null
  /** 0 shows none. */
  discountPercent: number
  isInParts: boolean
  own: readonly OwnInstalment[]
  /** 0 is without limit. */
  transactionsMax: number
  /** 0 is the default. */
  categoriesMax: number
  hasPremiumFeatures: boolean
  isActive: boolean
  displayOrder: number
  isHighlighted: boolean
  /** `#rrggbb`. */
  colorTheme: string
  features: readonly string[]
}

/** Without limit, as the catalogue keeps it. */
export const unlimitedTransactions = 999_999
export const categoriesMaxDefault = 100

/** The provider charges no less. */
export const planPriceMinCents = cents(500)

/** What a new plan begins with. */
export const newPlanDraft: PlanDraft = {
  name: '',
  description: '',
  period: 'MONTHLY',
  priceCents: cents(0),
  originalPriceCents: null,
  discountPercent: 0,
  isInParts: false,
  own: [],
  transactionsMax: unlimitedTransactions,
  categoriesMax: categoriesMaxDefault,
  hasPremiumFeatures: true,
  isActive: true,
  displayOrder: 0,
  isHighlighted: false,
  colorTheme: '#3B82F6',
  features: [],
}

export type PlanFault = 'required' | 'price-low' | 'original-price-low' | 'instalments-invalid'

/** Why a plan cannot be sold like this; null when it can. */
export function planFault(draft: PlanDraft): PlanFault | null {
  const { name, priceCents, originalPriceCents } = draft
  if (name.trim() === '' || priceCents <= 0) return 'required'
  if (priceCents < planPriceMinCents) return 'price-low'
  if (originalPriceCents !== null && originalPriceCents <= priceCents) return 'original-price-low'
  return areSound(draft) ? null : 'instalments-invalid'
}

/** Each count once, none that brings less than the price; rounding may take a centavo of each. */
function areSound({ isInParts, own, priceCents }: PlanDraft): boolean {
  if (!isInParts) return true
  const parts = partsOf(own)
  const counts = new Set(parts.map(({ count }) => count))
  return (
    counts.size === parts.length &&
    parts.every(({ count, valueCents }) => count * valueCents > priceCents - count)
  )
}

/** What is kept of a sound draft: defaults in the place of nothing, texts without their rims. */
export function keptPlan(draft: PlanDraft): PlanDraft {
  const { transactionsMax, categoriesMax, isInParts, priceCents } = draft
  const features = draft.features.map((one) => one.trim()).filter((one) => one !== '')
  const parts = isInParts ? partsOf(draft.own).toSorted((a, b) => a.count - b.count) : []
  const atOnce = { count: 1, valueCents: priceCents }
  return {
    ...draft,
    name: draft.name.trim(),
    description: draft.description.trim(),
    own: parts.length > 0 ? [atOnce, ...parts] : [],
    transactionsMax: transactionsMax === 0 ? unlimitedTransactions : transactionsMax,
    categoriesMax: categoriesMax === 0 ? categoriesMaxDefault : categoriesMax,
    colorTheme: draft.colorTheme.toUpperCase(),
    features,
  }
}

/** Paid at once it costs its price, whatever the list says. */
function partsOf(own: readonly OwnInstalment[]): OwnInstalment[] {
  return own.filter(({ count }) => count > 1)
}
