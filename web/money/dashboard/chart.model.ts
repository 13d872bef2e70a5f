import type { ChartPoint } from '@lya/contract/money/insights.ts'

/** A chart of zeros says nothing: then the card says so in words. */
export function isChartEmpty(points: readonly ChartPoint[]): boolean {
  return points.every((point) => point.incomeCents === 0 && point.expensesCents === 0)
}
