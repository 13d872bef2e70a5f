import { describe, expect, it } from 'vitest'
import { cents } from '#amounts/cents.ts'
import { trend } from '#money/insights/trend.ts'

describe('trend', () => {
  it.each([
    ['income', 150, 100, 50, true],
    ['income', 50, 100, 50, false],
    ['income', 100, 100, 0, true],
    ['income', 100, 0, 100, true],
    ['income', 0, 0, 0, true],
    ['income', 0, 100, 100, false],
    ['expenses', 150, 100, 50, false],
    ['expenses', 50, 100, 50, true],
    ['expenses', 100, 100, 0, true],
    ['expenses', 100, 0, 100, false],
    ['savings', 50, -100, 150, true],
    ['savings', -150, -100, 50, false],
    ['savings', -100, 0, 100, false],
    ['savings', 1, 3, 66.7, false],
  ] as const)('%s of %i after %i', (kind, current, previous, percent, isPositive) => {
    const amounts = { currentCents: cents(current), previousCents: cents(previous) }
    expect(trend(kind, amounts)).toEqual({ percent, isPositive, hasBase: previous !== 0 })
  })
})
