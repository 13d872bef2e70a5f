import { type Cents, cents, sumCents } from '#amounts/cents.ts'

/** How many whole months in a row make an income one that recurs. */
export const regularMonths = 3

/** What came in under one category, or under none, in one month. */
export interface MonthIncome {
  categoryId: string | null
  month: Temporal.PlainYearMonth
  amountCents: Cents
}

/**
 * What is known to come in next month. An income recurs when its category had some in each of the
 * last whole months; the least of them is expected, as a freelancer's best month is no promise.
 * What is written for that month already counts in its place where it is more.
 */
export function expectedIncome(
  incomes: readonly MonthIncome[],
  thisMonth: Temporal.PlainYearMonth,
): Cents {
  const next = thisMonth.add({ months: 1 })
  const past = Array.from({ length: regularMonths }, (_, back) =>
    thisMonth.subtract({ months: back + 1 }),
  )
  const categories = new Set(incomes.map((one) => one.categoryId))
  return sumCents(
    [...categories].map((categoryId) => {
      const own = incomes.filter((one) => one.categoryId === categoryId)
      const of = (month: Temporal.PlainYearMonth) =>
        own.find((one) => one.month.equals(month))?.amountCents ?? 0
      return cents(Math.max(of(next), Math.min(...past.map(of)), 0))
    }),
  )
}
