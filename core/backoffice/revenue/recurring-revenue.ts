import { type Cents, cents } from '#amounts/cents.ts'
import { type PlanPeriod, periodMonths } from '#commerce/plans/period.ts'

/** In centavos: what is aimed at each month, and below what an alert is raised. */
export const mrrLimits = { goal: cents(500_000), warning: cents(200_000) } as const

/** What all people of one period pay for one period, together. */
export interface PeriodPrices {
  period: PlanPeriod
  totalCents: Cents
}

/**
 * What comes in each month by live subscriptions: each price over the months of its period. Rounded
 * once, over everybody, so that thousands of thirds of a centavo are not lost.
 */
export function monthlyRecurring(prices: Iterable<PeriodPrices>): Cents {
  return cents(Number((twelfthsOf(prices) + 6n) / 12n))
}

function twelfthsOf(prices: Iterable<PeriodPrices>): bigint {
  let twelfths = 0n
  for (const { period, totalCents } of prices) {
    twelfths += BigInt(totalCents) * BigInt(12 / periodMonths(period))
  }
  return twelfths
}

/**
 * The same of each group by itself, so that together they are what all of them come to: the
 * centavos that rounding leaves go to whoever lost most of one.
 */
export function monthlyParts(groups: readonly (readonly PeriodPrices[])[]): Cents[] {
  const all = groups.map(twelfthsOf)
  const parts = all.map((twelfths) => ({ cents: twelfths / 12n, lost: twelfths % 12n }))
  const whole = monthlyRecurring(groups.flat())
  let left = whole - Number(parts.reduce((sum, part) => sum + part.cents, 0n))
  const byLoss = parts.toSorted((a, b) => Number(b.lost - a.lost))
  for (const part of byLoss) {
    if (left <= 0) break
    part.cents += 1n
    left -= 1
  }
  return parts.map((part) => cents(Number(part.cents)))
}

export function yearlyRecurring(mrr: Cents): Cents {
  return cents(mrr * 12)
}

/** Who left of those who were there thirty days ago, in basis points. */
export function churnRate(people: { left: number; atStart: number }): number {
  return people.atStart <= 0
    ? 0
    : Math.min(10_000, Math.round((people.left * 10_000) / people.atStart))
}
