import type { Query, QueryAnswer } from '@lya/assistant'
import { cents } from '@lya/core/amounts/cents.ts'
import type { DayRange } from '@lya/core/calendar/day-range.ts'
import { answerTotal } from '#assistant/conversation/effects/answer-total.ts'
import { shownTransaction } from '#assistant/conversation/effects/shown-transaction.ts'
import type { Told } from '#assistant/conversation/told.ts'
import { readSummary } from '#money/insights/index.ts'
import { listTransactions } from '#money/transactions/index.ts'

/** What pay is called in what was noted, whatever its accent. */
const pay = 'salario'

/** A pay that is longer ago is not the one that is lived on. */
const payDays = 45

/** What came in last: pay before any other, where there is some. */
async function newestIncome({ ctx, today }: Told) {
  const find = async (search: string | undefined, from: Temporal.PlainDate | null) => {
    const days = { from: from?.toString(), to: today.toString() }
    const filters = { search, type: 'receita', ...days } as const
    const { items } = await listTransactions(ctx.tx, ctx.userId, { filters, after: null, limit: 1 })
    return items[0] ? shownTransaction(items[0]) : null
  }
  return (await find(pay, today.subtract({ days: payDays }))) ?? find(undefined, null)
}

/** "quanto gastei desde que recebi?": up to today. */
export async function sinceIncome(told: Told): Promise<QueryAnswer> {
  const item = await newestIncome(told)
  if (!item) return { metric: 'since', item, totalCents: cents(0) }
  const range = { from: Temporal.PlainDate.from(item.date), to: told.today }
  const { expensesCents } = await readSummary(told.ctx, range, { type: 'despesa' })
  return { metric: 'since', item, totalCents: cents(expensesCents) }
}

/** How long it is to the next pay: when the last one came is all that is known. */
export async function lastIncome(told: Told): Promise<QueryAnswer> {
  return { metric: 'one', view: 'next', item: await newestIncome(told) }
}

/** "qual a porcentagem que gastei com comida?" */
export async function shareOf(
  told: Told,
  query: Query,
  view: 'share' | 'share-of-income',
  range: DayRange,
): Promise<QueryAnswer> {
  const part = await answerTotal(told, { ...query, metric: 'spent' }, range)
  const { incomeCents, expensesCents } = await readSummary(told.ctx, range)
  const of = view === 'share' ? 'spent' : 'received'
  const whole = of === 'spent' ? expensesCents : incomeCents
  return { metric: 'share', of, partCents: part.totalCents, wholeCents: cents(whole) }
}
