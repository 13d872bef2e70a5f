import { budgetMonthName, pickerYears } from '@lya/core/money/budgets/budget-month.ts'
import { monthNames } from '@lya/core/money/budgets/month-names.copy.ts'

/** A `YYYY-MM` of an address, if it is one that can be planned. */
export function readMonth(text: string | null): string | null {
  return text !== null && /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : null
}

/** `Novembro 2026`. @param month `YYYY-MM`, here as below. */
export function monthName(month: string): string {
  return budgetMonthName(Temporal.PlainYearMonth.from(month))
}

/** `Nov/26`, as on an axis. */
export function shortMonthName(month: string): string {
  const [year = '', number = ''] = month.split('-')
  return `${monthNames[Number(number) - 1]?.slice(0, 3)}/${year.slice(-2)}`
}

/** The month so many months later, or null where nothing can be planned any more. */
export function monthAfter(month: string, count: number): string | null {
  return readMonth(Temporal.PlainYearMonth.from(month).add({ months: count }).toString())
}

/** The years to pick from, and the shown one, should it lie outside of them. */
export function yearsFor(month: string, currentMonth: string): number[] {
  const years = pickerYears(Number(currentMonth.slice(0, 4)))
  const shown = Number(month.slice(0, 4))
  return years.includes(shown) ? years : [shown, ...years].toSorted((a, b) => a - b)
}

/** @param number From 1 for January. */
export function monthOf(year: number, number: number): string {
  return `${year}-${String(number).padStart(2, '0')}`
}
