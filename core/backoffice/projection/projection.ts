import { type Cents, cents } from '#amounts/cents.ts'

/** Growth of a month in percent, and what new sales come to against today's, in percent. */
export const scenarios = [
  { name: 'conservative', growth: 10, salesFactor: 80 },
  { name: 'realistic', growth: 15, salesFactor: 100 },
  { name: 'optimistic', growth: 25, salesFactor: 130 },
] as const
export type Scenario = (typeof scenarios)[number]['name']

export const projectedMonths = 12

export interface Projection {
  scenario: Scenario
  growth: number
  salesFactor: number
  /** New sales that a month is expected to bring. */
  salesPerMonth: number
  /** From the month after this one on. */
  months: { month: Temporal.PlainYearMonth; mrrCents: Cents }[]
  /** The MRR of all projected months together. */
  totalCents: Cents
}

/**
 * Compounds today's MRR over twelve months, in three scenarios. Each month is worked out from
 * today's figure in whole numbers, so that no rounding grows with it.
 *
 * @param today.sales First payments of the last thirty days.
 */
export function projectRevenue(today: {
  mrrCents: Cents
  sales: number
  month: Temporal.PlainYearMonth
}): Projection[] {
  return scenarios.map(({ name, growth, salesFactor }) => {
    const months = Array.from({ length: projectedMonths }, (_, index) => ({
      month: today.month.add({ months: index + 1 }),
      mrrCents: compound(today.mrrCents, growth, index + 1),
    }))
    return {
      ...{ scenario: name, growth, salesFactor, months },
      salesPerMonth: Math.round((today.sales * salesFactor) / 100),
      totalCents: cents(months.reduce((sum, { mrrCents }) => sum + mrrCents, 0)),
    }
  })
}

function compound(base: Cents, growth: number, months: number): Cents {
  const whole = 100n ** BigInt(months)
  const grown = BigInt(base) * (100n + BigInt(growth)) ** BigInt(months)
  return cents(Number((2n * grown + whole) / (2n * whole)))
}
