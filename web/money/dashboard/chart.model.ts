import type { ChartPoint } from '@lya/contract/money/insights.ts'

/** A chart of zeros says nothing: then the card says so in words. */
export function isChartEmpty(points: readonly ChartPoint[]): boolean {
  return points.every(
    ({ incomeCents, expensesCents, expected }) =>
      incomeCents === 0 &&
      expensesCents === 0 &&
      !expected?.incomeCents &&
      !expected?.expensesCents,
  )
}

/** Whether any of the days ahead has something that is known of it. */
export function hasExpected(points: readonly ChartPoint[]): boolean {
  return points.some(({ expected }) => isKnown(expected?.incomeCents, expected?.expensesCents))
}

/** One place on the axis; null is where a line has no point. */
export type ChartRow = {
  label: string
  incomeCents: number | null
  expensesCents: number | null
  expectedIncomeCents: number | null
  expectedExpensesCents: number | null
}

/**
 * The lines of the chart: what was, and dashed what is expected. A line ends with the last days
 * that have come; where something is expected, its dashes begin there.
 */
export function chartRows(points: readonly ChartPoint[]): ChartRow[] {
  const last = points.findLastIndex((point) => !point.expected)
  const isAnyIncome = points.some(({ expected }) => isKnown(expected?.incomeCents))
  const isAnyExpense = points.some(({ expected }) => isKnown(expected?.expensesCents))
  return points.map(({ label, incomeCents, expensesCents, expected }, index) => {
    if (expected) {
      return {
        label,
        incomeCents: null,
        expensesCents: null,
        expectedIncomeCents: expected.incomeCents,
        expectedExpensesCents: expected.expensesCents,
      }
    }
    return {
      label,
      incomeCents,
      expensesCents,
      expectedIncomeCents: isAnyIncome && index === last ? incomeCents : null,
      expectedExpensesCents: isAnyExpense && index === last ? expensesCents : null,
    }
  })
}

/** Where the dashes begin the line itself has its say. */
export function isToldBy(name: string, row: ChartRow): boolean {
  if (name === 'expectedIncomeCents') return isKnown(row[name]) && row.incomeCents === null
  if (name === 'expectedExpensesCents') return isKnown(row[name]) && row.expensesCents === null
  return (name === 'incomeCents' || name === 'expensesCents') && row[name] !== null
}

function isKnown(...amounts: (number | null | undefined)[]): boolean {
  return amounts.some((amount) => amount !== null && amount !== undefined)
}
