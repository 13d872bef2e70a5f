export type Trend = { percent: number; isPositive: boolean }
export type TrendSubject = 'income' | 'expenses' | 'savings'
export type TrendView = { direction: 'up' | 'down' | 'flat'; isGood: boolean }

/**
 * Which way a trend's arrow points and whether that is good news. The percent carries no sign:
 * for income and savings positive means growth (0 or more), for expenses it means that they
 * did not grow (0 or less).
 */
export function viewTrend(trend: Trend, subject: TrendSubject): TrendView {
  if (trend.percent === 0) return { direction: 'flat', isGood: trend.isPositive }
  const grew = subject === 'expenses' ? !trend.isPositive : trend.isPositive
  return { direction: grew ? 'up' : 'down', isGood: trend.isPositive }
}
