import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '#amounts/cents.ts'
import { divide } from '#amounts/divide.ts'

describe('divide', () => {
  it('gives the first what does not divide', () => {
    expect(divide(cents(10_000), 3)).toEqual([3_334, 3_333, 3_333])
  })

  it('loses no centavo', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 72 }), (total, count) => {
        const parts = divide(cents(total), count)
        expect(parts).toHaveLength(count)
        expect(parts.reduce((sum, one) => sum + one, 0)).toBe(total)
      }),
    )
  })
})
