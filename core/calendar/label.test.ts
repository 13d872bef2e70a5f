import { describe, expect, it } from 'vitest'
import { dayLabel, monthLabel } from '#calendar/label.ts'

describe('monthLabel', () => {
  it.each([
    ['2026-01', 'Jan/26'],
    ['2026-02', 'Fev/26'],
    ['2026-05', 'Mai/26'],
    ['2105-12', 'Dez/05'],
  ])('names %s', (month, expected) => {
    expect(monthLabel(Temporal.PlainYearMonth.from(month))).toBe(expected)
  })
})

describe('dayLabel', () => {
  it('shows day and month with two digits', () => {
    expect(dayLabel(Temporal.PlainDate.from('2026-03-07'))).toBe('07/03')
  })
})
