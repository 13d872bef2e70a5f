import { expect, it } from 'vitest'
import { isBeyondPercent, viewTrend } from '#money/summary/trend.model.ts'

it.each([
  ['income', 12.5, true, 'up'],
  ['income', 12.5, false, 'down'],
  ['savings', 100, true, 'up'],
  ['expenses', 8, true, 'down'],
  ['expenses', 8, false, 'up'],
  ['expenses', 0, true, 'flat'],
] as const)('%s by %d percent (good news: %s) points %s', (subject, percent, isPositive, way) => {
  expect(viewTrend({ percent, isPositive, hasBase: true }, subject)).toEqual({
    direction: way,
    isGood: isPositive,
  })
})

it('knows nothing of a way from an empty month', () => {
  const trend = { percent: 100, isPositive: true, hasBase: false }
  expect(viewTrend(trend, 'income').direction).toBe('unknown')
})

it('gives a percentage up to 999', () => {
  expect([999, 999.1].map((percent) => isBeyondPercent({ percent }))).toEqual([false, true])
})
