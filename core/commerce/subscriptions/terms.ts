import type { Cents } from '#amounts/cents.ts'
import type { PlanPeriod } from '#commerce/plans/period.ts'

/** What somebody pays, and for what: a plan as it was when they said yes. */
export interface Terms {
  planId: string
  planName: string
  period: PlanPeriod
  /** The plan's price, without what paying in parts costs. */
  priceCents: Cents
  /** Parts in which one payment by card is made; 1 is at once. */
  installments: number
  /** What one payment asks for: the price, or all parts together. */
  totalCents: Cents
  /** Null is without limit. */
  transactionsMax: number | null
  categoriesMax: number | null
}
