import { expect, it } from 'vitest'
import { cents } from '#amounts/cents.ts'
import {
  churnRate,
  monthlyParts,
  monthlyRecurring,
  yearlyRecurring,
} from '#backoffice/revenue/recurring-revenue.ts'

it('counts each price by the months that it pays for', () => {
  const prices = [
    { period: 'MONTHLY', totalCents: cents(2 * 3_990) },
    { period: 'QUARTERLY', totalCents: cents(8_990) },
    { period: 'YEARLY', totalCents: cents(24_990) },
  ] as const
  // 79.80 + 29.9666... + 20.825 = 130.5916...
  expect(monthlyRecurring(prices)).toBe(13_059)
  expect(monthlyRecurring([])).toBe(0)
})

it('loses no thirds of a centavo over many people', () => {
  const many = { period: 'QUARTERLY', totalCents: cents(3 * 8_990) } as const
  expect(monthlyRecurring([many])).toBe(8_990)
})

it('has parts that add up to the whole', () => {
  // 29.966..., 20.825 and 29.966...: 80.76 together, and 80.77 if each were rounded by itself.
  const groups = [
    [{ period: 'QUARTERLY', totalCents: cents(8_990) }],
    [{ period: 'YEARLY', totalCents: cents(24_990) }],
    [{ period: 'QUARTERLY', totalCents: cents(8_990) }],
    [],
  ] as const
  expect(monthlyRecurring(groups.flat())).toBe(8_076)
  expect(monthlyParts(groups)).toEqual([2_997, 2_082, 2_997, 0])
})

it('is twelve times as much in a year', () => {
  expect(yearlyRecurring(cents(13_059))).toBe(156_708)
})

it('says how many left of those who were there', () => {
  expect(churnRate({ left: 5, atStart: 100 })).toBe(500)
  expect(churnRate({ left: 5, atStart: 0 })).toBe(0)
  expect(churnRate({ left: 9, atStart: 3 })).toBe(10_000)
})
