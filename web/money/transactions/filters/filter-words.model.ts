import type { Category } from '@lya/contract/money/categories.ts'
import { formatDay } from '#format/days.ts'
import { rangeOf } from '#money/periods/period.model.ts'
import { periodsCopy } from '#money/periods/periods.copy.ts'
import { type Filters, withoutCategory } from '#money/transactions/filters/filters.model.ts'
import { transactionsCopy as copy } from '#money/transactions/transactions.copy.ts'

/** The filters in words, as paper needs them, where no field shows them. */
export function filterWords(
  { search, categoryId, type, period }: Filters,
  { categories, today }: { categories: readonly Category[]; today: string },
): string {
  const range = rangeOf(period, today)
  const category =
    categoryId === withoutCategory
      ? copy.noCategory
      : categories.find(({ id }) => id === categoryId)?.name
  const named = [
    [
      periodsCopy.label,
      range ? `${formatDay(range.from)} – ${formatDay(range.to)}` : periodsCopy.all,
    ],
    [copy.category, category],
    [copy.type, type && (type === 'receita' ? copy.incomes : copy.expenses)],
    [copy.searchLabel, search.trim()],
  ] as const
  return named.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])).join(' · ')
}
