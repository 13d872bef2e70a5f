import type { BudgetDraft, Query } from '#conversation/effect.ts'

/** What asks how much of a limit was spent and is left, in its month. */
export function stateOf(
  { categoryId, month }: Pick<BudgetDraft, 'categoryId' | 'month'>,
  today: Temporal.PlainDate,
): Query {
  const own = Temporal.PlainYearMonth.from(month)
  const isNow = own.equals(today.toPlainYearMonth())
  const from = isNow ? null : own.toPlainDate({ day: 1 }).toString()
  const to = isNow ? null : own.toPlainDate({ day: own.daysInMonth }).toString()
  return { metric: 'budget', categoryId, from, to }
}
