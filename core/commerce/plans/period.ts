/** How long a plan is paid for at once, by the names that the database and the provider have. */
export const planPeriods = ['MONTHLY', 'QUARTERLY', 'YEARLY'] as const
export type PlanPeriod = (typeof planPeriods)[number]

/** The same in addresses: `/checkout?plan=mensal`. */
export const planNames = ['mensal', 'trimestral', 'anual'] as const
export type PlanName = (typeof planNames)[number]

const nameOf: Record<PlanPeriod, PlanName> = {
  MONTHLY: 'mensal',
  QUARTERLY: 'trimestral',
  YEARLY: 'anual',
}

const monthsOf: Record<PlanPeriod, number> = { MONTHLY: 1, QUARTERLY: 3, YEARLY: 12 }

export function planName(period: PlanPeriod): PlanName {
  return nameOf[period]
}

export function periodOfName(name: PlanName): PlanPeriod {
  return planPeriods[planNames.indexOf(name)] ?? 'MONTHLY'
}

export function periodMonths(period: PlanPeriod): number {
  return monthsOf[period]
}
