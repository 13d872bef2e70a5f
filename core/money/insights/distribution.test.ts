import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cents } from '#amounts/cents.ts'
import { distribute, otherName, splitLegend } from '#money/insights/distribution.ts'

const spent = (...amounts: number[]) => amounts.map((amount) => ({ amountCents: cents(amount) }))

it('orders the shares, largest first, with one decimal', () => {
  expect(distribute(spent(1_000, 4_000, 1_000)).map((one) => one.percent)).toEqual([
    66.7, 16.7, 16.7,
  ])
})

it('leaves out what is not above zero', () => {
  expect(distribute(spent(0, -5, 10))).toEqual([{ amountCents: 10, percent: 100 }])
  expect(distribute([])).toEqual([])
})

it('shows six in the legend and folds the rest', () => {
  const { top, rest } = splitLegend(distribute(spent(1, 2, 3, 4, 5, 6, 7, 8)))
  expect(top.map((one) => one.amountCents)).toEqual([8, 7, 6, 5, 4, 3])
  expect(rest.map((one) => one.amountCents)).toEqual([2, 1])
  expect(splitLegend([1, 2]).rest).toEqual([])
})

it('gives percentages that are together about a hundred', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(amounts, (all) => {
      const shares = distribute(spent(...all))
      const sum = shares.reduce((total, one) => total + one.percent, 0)
      expect(Math.abs(sum - 100)).toBeLessThanOrEqual(0.05 * shares.length + 1e-6)
      for (const [index, one] of shares.entries()) {
        expect(one.amountCents).toBeGreaterThanOrEqual(shares[index + 1]?.amountCents ?? 0)
      }
    }),
  )
})

it('names what has no category', () => {
  expect(otherName).toBe('Outros')
})
