export type Trend = { percent: number; isPositive: boolean; hasBase: boolean }
export type TrendSubject = 'income' | 'expenses' | 'savings'
export type TrendView = {
  /** `unknown` where the month before had nothing to compare with. */
  direction: 'up' | 'down' | 'flat' | 'unknown'
  isGood: boolean
}

/** Above it a percentage is no number that anybody pictures. */
const percentMax = 999

/**
 * Which way a trend's arrow points and whether that is good news. The percent carries no sign:
 * for income and savings positive means growth (0 or more), for expenses it means that they
 * did not grow (0 or less).
 */
export function viewTrend(trend: Trend, subject: TrendSubject): TrendView {
  if (!trend.hasBase) return { direction: 'unknown', isGood: trend.isPositive }
  if (trend.percent === 0) return { direction: 'flat', isGood: trend.isPositive }
  const grew = subject === 'expenses' ? !trend.isPositive : trend.isPositive
  return { direction: grew ? 'up' : 'down', isGood: trend.isPositive }
}

export function isBeyondPercent({ percent }: Pick<Trend, 'percent'>): boolean {
  return percent > percentMax
}
