import type { Query, QueryAnswer } from '@lya/assistant'
import { cents } from '@lya/core/amounts/cents.ts'
import { type DayRange, monthRange } from '@lya/core/calendar/day-range.ts'
import { owedThisMonth } from '@lya/core/money/recurring/due-within.ts'
import type { TransactionType } from '@lya/core/money/transactions/transaction-type.ts'
import { lastIncome, shareOf, sinceIncome } from '#assistant/conversation/effects/answer-income.ts'
import { busiestMonth } from '#assistant/conversation/effects/answer-month.ts'
import { shownTransaction } from '#assistant/conversation/effects/shown-transaction.ts'
import type { Told } from '#assistant/conversation/told.ts'
import {
  findLargestDay,
  listUpcoming,
  readSummary,
  sumLargestCategories,
} from '#money/insights/index.ts'
import { listDuePayments } from '#money/recurring/index.ts'
import { listLargest, listTransactions } from '#money/transactions/index.ts'

type View = NonNullable<Query['view']>

/**
 * Answers a question about more than a sum, by the queries of the screens.
 *
 * @param range The days that are asked about.
 */
export function answerView(
  told: Told,
  query: Query,
  view: View,
  range: DayRange,
): Promise<QueryAnswer> {
  switch (view) {
    case 'largest':
    case 'last':
      return oneOf(told, query, view, range)
    case 'average':
      return average(told, query, range, 'day')
    case 'weekly':
      return average(told, query, range, 'week')
    case 'monthly':
      return monthly(told, query, range)
    case 'compared':
      return compared(told, query, range)
    case 'overview':
      return overview(told, range)
    case 'overdue':
      return overdue(told)
    case 'busiest':
      return busiest(told, query, range)
    case 'busiest-month':
      return busiestMonth(told, query)
    case 'daily':
      return daily(told)
    case 'since-income':
      return sinceIncome(told)
    case 'next-income':
      return lastIncome(told)
    case 'share':
    case 'share-of-income':
      return shareOf(told, query, view, range)
    default:
      return view satisfies never
  }
}

const typeOf = ({ metric }: Query): TransactionType =>
  metric === 'received' ? 'receita' : 'despesa'

async function sumIn(told: Told, query: Query, range: DayRange) {
  const type = typeOf(query)
  const of = { type, categoryId: query.categoryId ?? undefined }
  const { incomeCents, expensesCents } = await readSummary(told.ctx, range, of)
  return cents(type === 'receita' ? incomeCents : expensesCents)
}

async function oneOf(
  { ctx, today }: Told,
  query: Query,
  view: 'largest' | 'last',
  range: DayRange,
): Promise<QueryAnswer> {
  if (view === 'last') {
    const { words, categoryId } = query
    // "quando paguei o aluguel?" is of the words, whatever category they are filed under.
    const type = query.metric === 'received' || words !== undefined ? typeOf(query) : undefined
    const of = words === undefined ? { categoryId: categoryId ?? undefined } : { search: words }
    const filters = { ...of, type, to: today.toString() }
    const { items } = await listTransactions(ctx.tx, ctx.userId, { filters, after: null, limit: 1 })
    return { metric: 'one', view, item: items[0] ? shownTransaction(items[0]) : null }
  }
  const of = { range, type: typeOf(query), categoryId: query.categoryId } as const
  if (query.words !== undefined)
    return { metric: 'one', view, item: await dearest(ctx, query, range) }
  const found = await listLargest(ctx.tx, ctx.userId, { ...of, limit: query.count ?? 1 })
  const items = found.map(shownTransaction)
  if (query.count !== undefined) return { metric: 'largest', type: of.type, items }
  return { metric: 'one', view, item: items[0] ?? null }
}

/** More than anybody notes of one thing in a period that is asked about. */
const manyOfOne = 500

/** Of what the words find, whatever it is filed under. */
async function dearest({ tx, userId }: Told['ctx'], query: Query, range: DayRange) {
  const days = { from: range.from.toString(), to: range.to.toString() }
  const filters = { search: query.words, type: typeOf(query), ...days }
  const { items } = await listTransactions(tx, userId, { filters, after: null, limit: manyOfOne })
  const [first] = items.toSorted((one, other) => other.amountCents - one.amountCents)
  return first ? shownTransaction(first) : null
}

async function average(
  told: Told,
  query: Query,
  range: DayRange,
  per: 'day' | 'week',
): Promise<QueryAnswer> {
  const { today } = told
  const isRunning = Temporal.PlainDate.compare(range.to, today) > 0
  const last = isRunning ? today : range.to
  const days = range.from.until(last).days + 1
  const totalCents = await sumIn(told, query, { from: range.from, to: last })
  return { metric: 'average', type: typeOf(query), totalCents, days, per }
}

const yearMonths = 12

/** Of the months that are named, else of those of a year before this one; none before the first. */
async function monthly(told: Told, query: Query, asked: DayRange): Promise<QueryAnswer> {
  const month = told.today.toPlainYearMonth()
  const isNamed = query.from !== null && asked.from.until(asked.to).days >= asked.from.daysInMonth
  const first = isNamed ? asked.from.toPlainYearMonth() : month.subtract({ months: yearMonths })
  const end = isNamed ? asked.to.toPlainYearMonth() : month.subtract({ months: 1 })
  const sums: { range: DayRange; sum: number }[] = []
  for (let at = end; sums.length < yearMonths; at = at.subtract({ months: 1 })) {
    if (Temporal.PlainYearMonth.compare(at, first) < 0) break
    const range = monthRange(at)
    sums.unshift({ range, sum: await sumIn(told, query, range) })
  }
  const begun = sums.slice(
    Math.max(
      0,
      sums.findIndex(({ sum }) => sum > 0),
    ),
  )
  return {
    metric: 'monthly',
    type: typeOf(query),
    totalCents: cents(begun.reduce((all, { sum }) => all + sum, 0)),
    months: begun.length,
    from: (begun[0]?.range ?? asked).from.toString(),
    to: (begun.at(-1)?.range ?? asked).to.toString(),
  }
}

/** Two periods that are named; else this month against the one, or against the month before. */
async function compared(told: Told, query: Query, asked: DayRange): Promise<QueryAnswer> {
  const month = told.today.toPlainYearMonth()
  if (query.against) return sideBySide(told, query, asked, rangeOfDays(query.against))
  const now = monthRange(month)
  const isOther = query.from !== null && Temporal.PlainDate.compare(asked.from, now.from) < 0
  const before = isOther ? asked : monthRange(month.subtract({ months: 1 }))
  return sideBySide(told, query, now, before)
}

async function sideBySide(
  told: Told,
  query: Query,
  now: DayRange,
  before: DayRange,
): Promise<QueryAnswer> {
  return {
    metric: 'compared',
    type: typeOf(query),
    totalCents: await sumIn(told, query, now),
    beforeCents: await sumIn(told, query, before),
    now: shown(now),
    before: shown(before),
  }
}

const rangeOfDays = ({ from, to }: { from: string; to: string }): DayRange => ({
  from: Temporal.PlainDate.from(from),
  to: Temporal.PlainDate.from(to),
})

const shown = ({ from, to }: DayRange) => ({ from: from.toString(), to: to.toString() })

async function overview({ ctx }: Told, range: DayRange): Promise<QueryAnswer> {
  const month = range.from.toPlainYearMonth()
  const now = await readSummary(ctx, range)
  const before = await readSummary(ctx, monthRange(month.subtract({ months: 1 })))
  const of = { range, type: 'despesa', limit: 1 } as const
  const [largest] = await sumLargestCategories(ctx.tx, ctx.userId, of)
  return {
    metric: 'overview',
    incomeCents: cents(now.incomeCents),
    expensesCents: cents(now.expensesCents),
    beforeCents: cents(before.expensesCents),
    largest: largest ? { ...largest, totalCents: cents(largest.totalCents) } : null,
  }
}

async function overdue({ ctx, today }: Told): Promise<QueryAnswer> {
  const due = await listUpcoming(ctx, today)
  const late = due.filter(({ nextDate }) => nextDate < today.toString())
  const payments = late.map(({ name, amountCents, nextDate }) => ({
    ...{ name, nextDate, amountCents: cents(amountCents) },
  }))
  return { metric: 'upcoming', payments }
}

async function busiest({ ctx }: Told, query: Query, range: DayRange): Promise<QueryAnswer> {
  const of = { range, type: typeOf(query), categoryId: query.categoryId } as const
  const found = await findLargestDay(ctx.tx, ctx.userId, of)
  return { metric: 'busiest', type: of.type, ...(found ?? { day: null, totalCents: cents(0) }) }
}

/** What the dashboard calls the balance after this month's bills, for each day that is left. */
async function daily({ ctx, today }: Told): Promise<QueryAnswer> {
  const month = monthRange(today.toPlainYearMonth())
  const [{ totalBalanceCents }, due] = await Promise.all([
    readSummary(ctx, null),
    listDuePayments(ctx.tx, ctx.userId, month.to),
  ])
  return {
    metric: 'daily',
    balanceCents: cents(totalBalanceCents),
    owedCents: cents(owedThisMonth(due, today)),
    days: today.until(month.to).days + 1,
  }
}
