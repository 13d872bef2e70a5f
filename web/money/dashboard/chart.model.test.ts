import type { ChartPoint } from '@lya/contract/money/insights.ts'
import { expect, it } from 'vitest'
import { chartRows, hasExpected, isChartEmpty, isToldBy } from '#money/dashboard/chart.model.ts'

const nothing = { incomeCents: null, expensesCents: null }
function point(
  incomeCents: number,
  expensesCents: number,
  expected: ChartPoint['expected'] = null,
): ChartPoint {
  return { start: '2026-11-01', label: 'Nov/26', incomeCents, expensesCents, expected }
}
const lines = (points: ChartPoint[]) =>
  chartRows(points).map((row) => [
    [row.incomeCents, row.expectedIncomeCents],
    [row.expensesCents, row.expectedExpensesCents],
  ])

it('calls a chart empty when nothing came in or went out, nor is expected to', () => {
  expect(isChartEmpty([])).toBe(true)
  expect(isChartEmpty([point(0, 0), point(0, 0, nothing)])).toBe(true)
  expect(isChartEmpty([point(0, 0), point(0, 1)])).toBe(false)
  expect(isChartEmpty([point(1, 0)])).toBe(false)
  expect(isChartEmpty([point(0, 0), point(0, 0, { ...nothing, expensesCents: 9 })])).toBe(false)
})

it('ends its lines with what has come, where nothing is known of what follows', () => {
  const points = [point(500, 300), point(600, 200), point(0, 0, nothing)]
  expect(hasExpected(points)).toBe(false)
  expect(lines(points)).toEqual([
    [
      [500, null],
      [300, null],
    ],
    [
      [600, null],
      [200, null],
    ],
    [
      [null, null],
      [null, null],
    ],
  ])
})

it('goes on in dashes from there with what is known, one line or both', () => {
  const points = [point(500, 300), point(600, 200), point(0, 0, { ...nothing, expensesCents: 90 })]
  expect(hasExpected(points)).toBe(true)
  expect(lines(points)).toEqual([
    [
      [500, null],
      [300, null],
    ],
    [
      [600, null],
      [200, 200],
    ],
    [
      [null, null],
      [null, 90],
    ],
  ])
  const [, last, ahead] = chartRows(points)
  if (!last || !ahead) throw new Error('three rows')
  const names = ['incomeCents', 'expensesCents', 'expectedIncomeCents', 'expectedExpensesCents']
  expect(names.filter((name) => isToldBy(name, last))).toEqual(['incomeCents', 'expensesCents'])
  expect(names.filter((name) => isToldBy(name, ahead))).toEqual(['expectedExpensesCents'])
})
