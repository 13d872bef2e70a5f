import type { Cents } from '#amounts/cents.ts'

export interface Trend {
  /** How large the change is, in percent of the previous amount; zero or more, one decimal. */
  percent: number
  isPositive: boolean
  /** Whether there was anything to compare with; without it the percentage says nothing. */
  hasBase: boolean
}

/**
 * How an amount moved against the previous month. Growth is good news for income and savings,
 * bad news for expenses; no change is good news for all. From nothing to something is 100%.
 */
export function trend(
  kind: 'income' | 'expenses' | 'savings',
  amounts: { currentCents: Cents; previousCents: Cents },
): Trend {
  const { currentCents, previousCents } = amounts
  const changeCents = currentCents - previousCents
  const percent =
    previousCents === 0
      ? Math.sign(Math.abs(currentCents)) * 100
      : Math.round(Math.abs((changeCents / previousCents) * 1000)) / 10
  const isPositive = kind === 'expenses' ? changeCents <= 0 : changeCents >= 0
  return { percent, isPositive, hasBase: previousCents !== 0 }
}
