import { describe, expect, it } from 'vitest'
import { cents } from '#amounts/cents.ts'
import { summarise } from '#money/insights/summary.ts'

const flow = (income: number, expenses: number) => ({
  incomeCents: cents(income),
  expensesCents: cents(expenses),
})

describe('summarise', () => {
  it('compares with the previous month', () => {
    const period = flow(3000, 1000)
    expect(summarise({ period, total: flow(9000, 9500), previous: flow(2000, 2000) })).toEqual({
      incomeCents: 3000,
      expensesCents: 1000,
      savingsCents: 2000,
      totalBalanceCents: -500,
      incomeTrend: { percent: 50, isPositive: true, hasBase: true },
      expensesTrend: { percent: 50, isPositive: true, hasBase: true },
      savingsTrend: { percent: 100, isPositive: true, hasBase: false },
    })
  })

  it('shows no trend within a filter', () => {
    const period = flow(100, 30)
    const summary = summarise({ period, total: period, previous: null })
    expect(summary).toMatchObject({
      totalBalanceCents: 70,
      incomeTrend: null,
      expensesTrend: null,
      savingsTrend: null,
    })
  })
})
