import { expect, it } from 'vitest'
import { conversionRate, conversionTone, shareOf } from '#backoffice/conversion/conversion.ts'

it('is the people with an active plan over all', () => {
  expect(conversionRate({ active: 3, total: 20 })).toBe(1_500)
  expect(conversionRate({ active: 1, total: 3 })).toBe(3_333)
  expect(conversionRate({ active: 2, total: 3 })).toBe(6_667)
  expect(conversionRate({ active: 0, total: 0 })).toBe(0)
})

it('is at its target from 15% on, and worth a warning below 10%', () => {
  expect([1_500, 1_499, 1_000, 999].map(conversionTone)).toEqual(['good', 'fair', 'fair', 'poor'])
})

it('stays whole whatever is counted', () => {
  expect(shareOf(200_000, 200_000)).toBe(10_000)
  expect(shareOf(5, -1)).toBe(0)
})
