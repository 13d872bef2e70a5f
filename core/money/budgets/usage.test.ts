import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cents } from '#amounts/cents.ts'
import { leftOf, usageBand, usagePercent } from '#money/budgets/usage.ts'

const usage = (spent: number, planned: number) => ({
  spentCents: cents(spent),
  plannedCents: cents(planned),
})

it.each([
  [0, 10_000, 0, 'normal'],
  [8_000, 10_000, 80, 'normal'],
  [8_001, 10_000, 80.01, 'near'],
  [10_000, 10_000, 100, 'near'],
  [10_001, 10_000, 100.01, 'exceeded'],
  [10_000_001, 10_000_000, 100, 'exceeded'],
  [1, 3, 33.33, 'normal'],
  [-500, 1_000, -50, 'normal'],
  [5, 0, 0, 'exceeded'],
] as const)('%i of %i is %d%%, %s', (spent, planned, percent, band) => {
  expect(usagePercent(usage(spent, planned))).toBe(percent)
  expect(usageBand(usage(spent, planned))).toBe(band)
})

it('never calls a budget exceeded while something is left', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 1_000_000 }), (spent, planned) => {
      const one = usage(spent, planned)
      expect(usageBand(one) === 'exceeded').toBe(leftOf(one) < 0)
      expect(usageBand(one) === 'normal').toBe(spent / planned <= 0.8)
    }),
  )
})
