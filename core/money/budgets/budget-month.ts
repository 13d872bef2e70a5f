import { assert } from '#assert.ts'
import { monthNames } from '#money/budgets/month-names.copy.ts'

/** The stored form of a budget's month, `mes_ano`: the year and the month without a zero. */
export function writeBudgetMonth(month: Temporal.PlainYearMonth): string {
  return `${String(month.year).padStart(4, '0')}-${month.month}`
}

/** Reads what `writeBudgetMonth` wrote. @throws on anything else: the database checks the form. */
export function readBudgetMonth(stored: string): Temporal.PlainYearMonth {
  const match = /^(\d{4})-([1-9]|1[0-2])$/.exec(stored)
  assert(match, `a budget's month, got ${stored}`)
  return Temporal.PlainYearMonth.from({ year: Number(match[1]), month: Number(match[2]) })
}

/** The month by its Portuguese name and year, such as `Novembro 2026`. */
export function budgetMonthName(month: Temporal.PlainYearMonth): string {
  return `${monthNames[month.month - 1]} ${month.year}`
}

/** The six months of the planning's chart: from four before this one to one after it. */
export function planningMonths(month: Temporal.PlainYearMonth): Temporal.PlainYearMonth[] {
  return [-4, -3, -2, -1, 0, 1].map((months) => month.add({ months }))
}

/** The ten years of the month picker, beginning two before the current one. */
export function pickerYears(currentYear: number): number[] {
  return Array.from({ length: 10 }, (_, index) => currentYear - 2 + index)
}
