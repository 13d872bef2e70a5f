import type { Cents } from '#amounts/cents.ts'

/** How long one payment of a plan lasts, by the names that the database has. */
export const planPeriods = ['MONTHLY', 'QUARTERLY', 'SEMIANNUAL', 'YEARLY'] as const
export type PlanPeriod = (typeof planPeriods)[number]

const months: Record<PlanPeriod, number> = {
  MONTHLY: 1,
  QUARTERLY: 3,
  SEMIANNUAL: 6,
  YEARLY: 12,
}

export function periodMonths(period: PlanPeriod): number {
  return months[period]
}

/** What somebody pays, and for what: a plan as it was when they said yes. */
export interface Terms {
  planId: string
  planName: string
  period: PlanPeriod
  priceCents: Cents
  /** Null is without limit. */
  transactionsMax: number | null
  categoriesMax: number | null
}
