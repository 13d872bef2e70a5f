import type { Figure, FigureAnswer, Query } from '@lya/assistant'
import { cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import type { DayRange } from '@lya/core/calendar/day-range.ts'
import { monthlyCost, monthlyTotal } from '@lya/core/money/recurring/monthly-total.ts'
import type { TransactionType } from '@lya/core/money/transactions/transaction-type.ts'
import { shownTransaction } from '#assistant/conversation/effects/shown-transaction.ts'
import type { Told } from '#assistant/conversation/told.ts'
import { readSummary } from '#money/insights/index.ts'
import { listDuePayments } from '#money/recurring/index.ts'
import { countDays, findSmallest, listTransactions, sumFound } from '#money/transactions/index.ts'

type Of<Kind extends Figure['kind']> = Extract<Figure, { kind: Kind }>

/** Works a figure out of those of the screens. @param range The days that are asked about. */
export function answerFigure(
  told: Told,
  query: Query,
  figure: Figure,
  range: DayRange,
): Promise<FigureAnswer> {
  switch (figure.kind) {
    case 'if-paid':
      return ifPaid(told, figure)
    case 'left-of':
      return leftOf(told, figure)
    case 'instalments':
      return instalments(told)
    case 'smallest':
      return smallest(told, query.metric === 'received' ? 'receita' : 'despesa', range)
    case 'idle-days':
      return idleDays(told, range)
    case 'times':
      return times(told, query, figure, range)
    case 'towards':
      return towards(told, figure, range)
    default:
      return figure satisfies never
  }
}

/** Further than any bill's next day lies. */
const farYears = 100

async function bills({ ctx, today }: Told) {
  return listDuePayments(ctx.tx, ctx.userId, today.add({ years: farYears }))
}

async function balanceOf({ ctx }: Told) {
  return cents((await readSummary(ctx, null)).totalBalanceCents)
}

async function ifPaid(told: Told, { ids, told: sums }: Of<'if-paid'>): Promise<FigureAnswer> {
  const all = ids.length > 0 ? await bills(told) : []
  const own = all
    .filter(({ id }) => ids.includes(id))
    .map(({ name, amountCents }) => ({ name, amountCents: cents(amountCents) }))
  return { kind: 'if-paid', balanceCents: await balanceOf(told), paid: [...own, ...sums] }
}

/** How many are looked through for the one of that sum. */
const searched = 50

async function leftOf(told: Told, figure: Of<'left-of'>): Promise<FigureAnswer> {
  const { ctx, today } = told
  const isSum = 'amountCents' in figure
  const search = isSum ? formatReais(figure.amountCents).replace(/[^\d,.]/g, '') : figure.words
  const filters = { search, type: 'receita', to: today.toString() } as const
  const page = { filters, after: null, limit: searched }
  const { items } = await listTransactions(ctx.tx, ctx.userId, page)
  const found = items.find((one) => !isSum || one.amountCents === figure.amountCents)
  const balanceCents = await balanceOf(told)
  if (!found) return { kind: 'left-of', item: null, spentCents: cents(0), balanceCents }
  const item = shownTransaction(found)
  const range = { from: Temporal.PlainDate.from(item.date), to: today }
  const { expensesCents } = await readSummary(ctx, range, { type: 'despesa' })
  return { kind: 'left-of', item, spentCents: cents(expensesCents), balanceCents }
}

/** Those that end, and what the page of payments counts of them for a month. */
async function instalments(told: Told): Promise<FigureAnswer> {
  const all = (await bills(told))
    .filter(({ instalments: count }) => count !== null && count > 1)
    .map((one) => ({ ...one, amountCents: cents(one.amountCents) }))
  const parts = all.map((one) => ({ name: one.name, amountCents: monthlyCost(one) }))
  return { kind: 'instalments', parts, monthCents: monthlyTotal(all) }
}

/** Its days until today: what is dated ahead was neither spent nor earned yet. */
function untilToday({ today }: Told, { from, to }: DayRange): DayRange {
  return { from, to: Temporal.PlainDate.compare(to, today) > 0 ? today : to }
}

async function smallest(told: Told, type: TransactionType, range: DayRange): Promise<FigureAnswer> {
  const { ctx } = told
  const found = await findSmallest(ctx.tx, ctx.userId, { type, range: untilToday(told, range) })
  return { kind: 'smallest', item: found ? shownTransaction(found) : null }
}

async function idleDays(told: Told, range: DayRange): Promise<FigureAnswer> {
  const { ctx } = told
  const own = untilToday(told, range)
  const spent = await countDays(ctx.tx, ctx.userId, { type: 'despesa', range: own })
  const days = Math.max(1, own.from.until(own.to).days + 1)
  return { kind: 'idle-days', days, idle: days - spent }
}

/** By the words alone, whatever it is filed under. */
async function times(
  { ctx }: Told,
  { metric }: Query,
  figure: Of<'times'>,
  range: DayRange,
): Promise<FigureAnswer> {
  const type = metric === 'received' ? 'receita' : 'despesa'
  const days = { from: range.from.toString(), to: range.to.toString() }
  const sums = await sumFound(ctx.tx, ctx.userId, { search: figure.words, type, ...days })
  return { ...figure, ...(sums?.[type] ?? { count: 0, totalCents: cents(0) }) }
}

async function towards(
  { ctx }: Told,
  { targetCents }: Of<'towards'>,
  range: DayRange,
): Promise<FigureAnswer> {
  const { incomeCents } = await readSummary(ctx, range, { type: 'receita' })
  return { kind: 'towards', cameCents: cents(incomeCents), targetCents }
}
