import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cents } from '#amounts/cents.ts'
import { goalPercent, isComplete, summariseGoals } from '#money/goals/progress.ts'

const goal = (saved: number, target: number) => ({
  savedCents: cents(saved),
  targetCents: cents(target),
})

it.each([
  [0, 100_000, 0, false],
  [33_333, 100_000, 33.33, false],
  [99_949, 100_000, 99.9, false],
  [99_999, 100_000, 99.9, false],
  [100_000, 100_000, 100, true],
  [150_000, 100_000, 150, true],
  // Data that was loaded from elsewhere.
  [0, 0, 100, true],
  [-100, 0, 0, false],
  [-200, -100, 0, false],
] as const)('%i of %i is %d%%', (saved, target, percent, complete) => {
  expect(goalPercent(goal(saved, target))).toBe(percent)
  expect(isComplete(goal(saved, target))).toBe(complete)
})

it('sums goals, each no further than its target', () => {
  expect(summariseGoals([goal(150, 100), goal(50, 300), goal(100, 100)])).toEqual({
    total: 3,
    completed: 2,
    overallPercent: 50,
    totalSavedCents: 300,
    totalTargetCents: 500,
  })
  expect(summariseGoals([])).toMatchObject({ total: 0, completed: 0, overallPercent: 0 })
  expect(summariseGoals([goal(99_999, 100_000)])).toMatchObject({ overallPercent: 99.9 })
  expect(summariseGoals([goal(0, 0)])).toMatchObject({ completed: 1, overallPercent: 100 })
  expect(summariseGoals([goal(0, -50), goal(50, 100)])).toMatchObject({ overallPercent: 50 })
})

it('is at 100% overall exactly when every goal is complete', () => {
  const amounts = fc.record({
    savedCents: fc.nat(300).map(cents),
    targetCents: fc.integer({ min: 1, max: 100 }).map(cents),
  })
  fc.assert(
    fc.property(fc.array(amounts, { minLength: 1, maxLength: 20 }), (goals) => {
      const { total, completed, overallPercent } = summariseGoals(goals)
      expect(overallPercent).toBeLessThanOrEqual(100)
      expect(overallPercent === 100).toBe(total === completed)
    }),
  )
})
