import { expect, it } from 'vitest'
import {
  monthAfter,
  monthName,
  readMonth,
  shortMonthName,
  yearsFor,
} from '#money/budgets/month/month.model.ts'

it.each([
  ['2026-11', '2026-11'],
  ['2026-13', null],
  ['2026-1', null],
  ['x', null],
  [null, null],
])('reads the month of an address: %s', (text, month) => {
  expect(readMonth(text)).toBe(month)
})

it('names a month in full and in short', () => {
  expect(monthName('2026-03')).toBe('Março 2026')
  expect(shortMonthName('2026-03')).toBe('Mar/26')
})

it('steps over the ends of years, and not beyond what can be planned', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01')
  expect(monthAfter('2026-01', -1)).toBe('2025-12')
  expect(monthAfter('2199-12', 1)).toBeNull()
})

it('offers ten years from two before the current one, and the shown one besides', () => {
  const years = yearsFor('2026-11', '2026-11')
  expect(years).toHaveLength(10)
  expect([years[0], years.at(-1)]).toEqual([2024, 2033])
  expect(yearsFor('2020-05', '2026-11')[0]).toBe(2020)
})
