import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  budgetMonthName,
  pickerYears,
  planningMonths,
  readBudgetMonth,
  writeBudgetMonth,
} from '#money/budgets/budget-month.ts'

const month = (text: string): Temporal.PlainYearMonth => Temporal.PlainYearMonth.from(text)

describe("a budget's month", () => {
  it('is stored without a zero', () => {
    expect(writeBudgetMonth(month('2025-03'))).toBe('2025-3')
    expect(writeBudgetMonth(month('2025-12'))).toBe('2025-12')
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2199 }), fc.integer({ min: 1, max: 12 }), (y, m) => {
        const one = Temporal.PlainYearMonth.from({ year: y, month: m })
        expect(readBudgetMonth(writeBudgetMonth(one)).equals(one)).toBe(true)
      }),
    )
  })

  it.each(['2025-03', '2025-0', '2025-13', '25-3', '2025/3', ''])('is not %j', (text) => {
    expect(() => readBudgetMonth(text)).toThrow()
  })

  it('has a Portuguese name', () => {
    expect(budgetMonthName(month('2026-03'))).toBe('Março 2026')
    expect(budgetMonthName(month('2026-12'))).toBe('Dezembro 2026')
  })

  it('stands among four before it and one after it', () => {
    expect(planningMonths(month('2026-02')).map(String)).toEqual([
      '2025-10',
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
    ])
  })

  it('is picked from ten years, two of them past', () => {
    expect(pickerYears(2026)).toEqual([2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033])
  })
})
