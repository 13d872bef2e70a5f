import { expect, it } from 'vitest'
import { viewTrend } from '#money/summary/trend.model.ts'

it.each([
  ['income', 12.5, true, 'up'],
  ['income', 12.5, false, 'down'],
  ['savings', 100, true, 'up'],
  ['expenses', 8, true, 'down'],
  ['expenses', 8, false, 'up'],
  ['expenses', 0, true, 'flat'],
] as const)('%s by %d percent (good news: %s) points %s', (subject, percent, isPositive, way) => {
  expect(viewTrend({ percent, isPositive }, subject)).toEqual({
    direction: way,
    isGood: isPositive,
  })
})
