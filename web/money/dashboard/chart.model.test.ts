import { expect, it } from 'vitest'
import { isChartEmpty } from '#money/dashboard/chart.model.ts'

const quiet = { start: '2026-11-01', label: 'Nov/26', incomeCents: 0, expensesCents: 0 }

it('calls a chart empty when nothing came in or went out', () => {
  expect(isChartEmpty([])).toBe(true)
  expect(isChartEmpty([quiet, quiet])).toBe(true)
  expect(isChartEmpty([quiet, { ...quiet, expensesCents: 1 }])).toBe(false)
  expect(isChartEmpty([{ ...quiet, incomeCents: 1 }])).toBe(false)
})
