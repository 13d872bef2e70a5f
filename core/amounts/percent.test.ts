import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '#amounts/cents.ts'
import { percentOf } from '#amounts/percent.ts'

describe('percentOf', () => {
  it.each([
    [0, 100, 2, 0],
    [1, 3, 2, 33.33],
    [2, 3, 2, 66.67],
    [1, 3, 1, 33.3],
    [1, 800, 2, 0.13],
    [1_005, 100_000, 2, 1.01],
    [150, 100, 2, 150],
    [5, 0, 2, 0],
    [5, -100, 2, 0],
    [-1, 3, 2, -33.33],
    [-1, 10_000_000, 2, 0],
    [9_007_199_254_740_991, 9_007_199_254_740_990, 2, 100],
  ] as const)('%i of %i to %i decimals is %d', (part, whole, decimals, expected) => {
    expect(percentOf(cents(part), cents(whole), decimals)).toBe(expected)
  })

  it('is never further off than half of its last decimal', () => {
    const amount = fc.nat(10_000_000_000)
    fc.assert(
      fc.property(amount, amount, (part, rest) => {
        const whole = rest + 1
        const percent = percentOf(cents(part), cents(whole), 2)
        const hundredths = BigInt(Math.round(percent * 100))
        const error = BigInt(part) * 10_000n - hundredths * BigInt(whole)
        expect(2n * (error < 0n ? -error : error)).toBeLessThanOrEqual(BigInt(whole))
      }),
    )
  })
})
