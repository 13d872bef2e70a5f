import { type EffectResult, isOfFamily, type Query, type QueryAnswer } from '@lya/assistant'
import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import { monthRange } from '@lya/core/calendar/day-range.ts'
import { dueTimes } from '@lya/core/money/recurring/due-within.ts'
import { answerFigure } from '#assistant/conversation/effects/answer-figure.ts'
import { answerParts, answerTotal } from '#assistant/conversation/effects/answer-total.ts'
import { answerView } from '#assistant/conversation/effects/answer-view.ts'
import { shownTransaction } from '#assistant/conversation/effects/shown-transaction.ts'
import type { Told } from '#assistant/conversation/told.ts'
import { listActiveBudgets } from '#money/budgets/index.ts'
import { listGoals } from '#money/goals/index.ts'
import { listUpcoming, readSummary } from '#money/insights/index.ts'
import { listDuePayments } from '#money/recurring/index.ts'
import { listTransactions } from '#money/transactions/index.ts'

const listed = 5
const listedWhole = 12
const searched = 50
const manyOfMonth = 500

/** Answers a question with the figures of the screens, read by the same queries. */
export async function answerQuery(told: Told, query: Query): Promise<EffectResult> {
  return { kind: 'answered', answer: await answerOf(told, query) }
}

async function answerOf(told: Told, query: Query): Promise<QueryAnswer> {
  if (query.isAhead) return ahead(told, query)
  if (query.figure) {
    const range = rangeOf(told, query)
    return { metric: 'figure', figure: await answerFigure(told, query, query.figure, range) }
  }
  if (query.bill) return billAsked(told, query.bill.id)
  if (query.beside) return answerParts(told, query, query.beside, rangeOf(told, query))
  if (query.view === 'daily' && query.metric === 'budget') {
    const limits = await budgets(told, query)
    const isBare = limits.budgets.length === 0 && query.categoryId === null
    return isBare ? answerView(told, query, query.view, rangeOf(told, query)) : limits
  }
  if (query.view) return answerView(told, query, query.view, rangeOf(told, query))
  switch (query.metric) {
    case 'spent':
    case 'received':
      return answerTotal(told, query, rangeOf(told, query))
    case 'balance':
      return balance(told, query)
    case 'list':
      return list(told, query)
    case 'budget':
      return budgets(told, query)
    case 'goal':
      return goals(told, query)
    case 'upcoming':
      return upcoming(told, query)
    default:
      return query.metric satisfies never
  }
}

/** What is not said is this month, whole, as the cards of the screens have it. */
function rangeOf({ today }: Told, { from, to }: Query) {
  const month = monthRange(today.toPlainYearMonth())
  if (from === null || to === null) return month
  // So far is the whole of it: the cards of the screens count what is dated ahead as well.
  if (from === month.from.toString() && to === today.toString()) return month
  return { from: Temporal.PlainDate.from(from), to: Temporal.PlainDate.from(to) }
}

async function balance(told: Told, query: Query): Promise<QueryAnswer> {
  const range = query.from === null ? null : rangeOf(told, query)
  const summary = await readSummary(told.ctx, range)
  return {
    metric: 'balance',
    balanceCents: cents(summary.totalBalanceCents),
    incomeCents: cents(summary.incomeCents),
    expensesCents: cents(summary.expensesCents),
  }
}

/** What falls due in days that are still to come, and what is dated in them. */
async function ahead(told: Told, query: Query): Promise<QueryAnswer> {
  const { ctx } = told
  const range = rangeOf(told, query)
  const [due, summary, limits] = await Promise.all([
    listDuePayments(ctx.tx, ctx.userId, range.to),
    readSummary(ctx, range),
    query.metric === 'upcoming' ? [] : limitsOf(told, query, range.from.toPlainYearMonth()),
  ])
  const payments = due.flatMap((one) => {
    const times = dueTimes(one, range)
    return times > 0 ? [{ name: one.name, amountCents: cents(one.amountCents * times) }] : []
  })
  return {
    metric: 'ahead',
    payments,
    incomeCents: cents(summary.incomeCents),
    expensesCents: cents(summary.expensesCents),
    ...(limits.length > 0 ? { budgets: limits } : {}),
  }
}

async function list(told: Told, query: Query): Promise<QueryAnswer> {
  const range = rangeOf(told, query)
  if (query.amountCents !== undefined) return ofSum(told, query, query.amountCents, range)
  if (query.listed && query.words !== undefined) return ofWords(told, query, query.words, range)
  const { items, nextCursor } = await listTransactions(told.ctx.tx, told.ctx.userId, {
    filters: {
      categoryId: query.categoryId ?? undefined,
      type: query.only,
      from: range.from.toString(),
      to: range.to.toString(),
    },
    after: null,
    limit: query.count ?? (query.listed ? listedWhole : listed),
  })
  return { metric: 'list', items: items.map(shownTransaction), hasMore: nextCursor !== null }
}

/** Behind a sum that was found by words, whatever they are filed under: those of which it is. */
async function ofWords(
  { ctx }: Told,
  { only, isFamily }: Query,
  words: string,
  range: ReturnType<typeof rangeOf>,
): Promise<QueryAnswer> {
  const days = { from: range.from.toString(), to: range.to.toString() }
  const filters = { type: only, ...days, ...(isFamily ? {} : { search: words }) }
  const limit = isFamily ? manyOfMonth : listedWhole + 1
  const { items } = await listTransactions(ctx.tx, ctx.userId, { filters, after: null, limit })
  const found = items.filter((one) => !isFamily || isOfFamily(words, one.description))
  const shown = found.slice(0, listedWhole).map(shownTransaction)
  return { metric: 'list', items: shown, hasMore: found.length > listedWhole }
}

/** What is of that sum: a search by it also finds what only begins so. */
async function ofSum(
  { ctx }: Told,
  { only }: Query,
  sum: Cents,
  range: ReturnType<typeof rangeOf>,
): Promise<QueryAnswer> {
  const days = { from: range.from.toString(), to: range.to.toString() }
  const filters = { search: formatReais(sum).replace(/[^\d,.]/g, ''), type: only, ...days }
  const page = { filters, after: null, limit: searched }
  const { items } = await listTransactions(ctx.tx, ctx.userId, page)
  const found = items.filter(({ amountCents }) => amountCents === sum)
  const shown = found.slice(0, listed).map(shownTransaction)
  return { metric: 'list', items: shown, hasMore: found.length > listed }
}

async function budgets(told: Told, query: Query) {
  const month = rangeOf(told, query).from.toPlainYearMonth()
  const shown = await limitsOf(told, query, month)
  const isNow = month.equals(told.today.toPlainYearMonth())
  const later = shown.length > 0 || !isNow ? [] : await laterLimits(told, query, month)
  return { metric: 'budget' as const, budgets: shown, ...(later.length > 0 ? { later } : {}) }
}

/** What is set for a month, what is nearest to its end first. */
async function limitsOf({ ctx }: Told, query: Query, month: Temporal.PlainYearMonth) {
  const all = await listActiveBudgets(ctx.tx, ctx.userId, [month])
  const asked = all.filter(
    (one) => query.categoryId === null || one.categoryId === query.categoryId,
  )
  return asked
    .toSorted((a, b) => b.percent - a.percent)
    .map((one) => ({
      name: one.category,
      plannedCents: cents(one.plannedCents),
      spentCents: cents(one.spentCents),
    }))
}

const monthsAhead = 12

/** What is set for the months to come. */
async function laterLimits({ ctx }: Told, query: Query, now: Temporal.PlainYearMonth) {
  const months = Array.from({ length: monthsAhead }, (_, at) => now.add({ months: at + 1 }))
  const all = await listActiveBudgets(ctx.tx, ctx.userId, months)
  return all
    .filter((one) => query.categoryId === null || one.categoryId === query.categoryId)
    .toSorted((one, other) => one.month.localeCompare(other.month))
    .map(({ category, plannedCents, month }) => {
      return { name: category, plannedCents: cents(plannedCents), month }
    })
}

async function goals({ ctx }: Told, { goalId }: Query): Promise<QueryAnswer> {
  const all = await listGoals(ctx.tx, ctx.userId)
  const shown = all
    .filter((one) => one.isActive && (goalId === undefined || one.id === goalId))
    .map((one) => ({
      name: one.name,
      targetDate: one.targetDate === null ? null : Temporal.PlainDate.from(one.targetDate),
      savedCents: cents(one.savedCents),
      targetCents: cents(one.targetCents),
    }))
  return { metric: 'goal', goals: shown }
}

/** Further than any bill's next day lies. */
const farYears = 100

async function billAsked({ ctx, today }: Told, id: string): Promise<QueryAnswer> {
  const all = await listDuePayments(ctx.tx, ctx.userId, today.add({ years: farYears }))
  const found = all.find((one) => one.id === id)
  if (!found) return { metric: 'bill', bill: null }
  const { name, amountCents, frequency, nextDate, lastPaidDate, instalments, instalmentsPaid } =
    found
  const days = { nextDate: nextDate.toString(), lastPaidDate: lastPaidDate?.toString() ?? null }
  const parts = { instalments, instalmentsPaid }
  return {
    metric: 'bill',
    bill: { name, amountCents: cents(amountCents), frequency, ...days, ...parts },
  }
}

/** What is late is due in every period. */
async function upcoming(told: Told, { to }: Query): Promise<QueryAnswer> {
  const all = await listUpcoming(told.ctx, told.today)
  const due = all.filter(({ nextDate }) => to === null || nextDate <= to)
  const payments = due.map((one) => ({
    name: one.name,
    amountCents: cents(one.amountCents),
    nextDate: one.nextDate,
  }))
  return { metric: 'upcoming', payments }
}
