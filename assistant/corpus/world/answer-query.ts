import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { monthRange } from '@lya/core/calendar/day-range.ts'
import { dueTimes } from '@lya/core/money/recurring/due-within.ts'
import type { Figure } from '#conversation/asking/figure.ts'
import { namesOf } from '#conversation/asking/names-of.ts'
import type { QueryAnswer } from '#conversation/asking/query-answer.ts'
import type { Query, QueryPart } from '#conversation/effect.ts'
import { speaksOf } from '#conversation/match-named.ts'
import { answerFigure } from '#corpus/world/answer-figure.ts'
import { answerView } from '#corpus/world/answer-view.ts'
import { shareOf } from '#corpus/world/answers/incomes.ts'
import { budgets, limits } from '#corpus/world/answers/limits.ts'
import { listedOf, within } from '#corpus/world/entries-within.ts'
import { type Entry, shown, type World } from '#corpus/world/world.ts'
import { isOfFamily } from '#understanding/intents/asked/families.ts'

const listed = 5
const listedWhole = 12
const largestMax = 3

/** The figures of an answer; what is not said is this month, whole. */
export function answerQuery(world: World, query: Query): QueryAnswer {
  const { metric } = query
  if (query.isAhead) return ahead(world, query)
  if (query.figure) return figureOf(world, query, query.figure)
  if (query.bill) return billOf(world, query.bill.id)
  if (query.beside) return parts(world, query, query.beside)
  const view = answerView(world, query)
  if (view) return view
  if (query.view === 'share' || query.view === 'share-of-income') {
    const spent = total(world, { ...query, metric: 'spent' }, 'spent')
    return shareOf(world, query, 'totalCents' in spent ? spent.totalCents : cents(0))
  }
  if (query.view === 'largest') return largestOnes(world, query)
  switch (metric) {
    case 'spent':
    case 'received':
      return total(world, query, metric)
    case 'balance': {
      const all = query.from === null ? world.entries : within(world, query)
      const incomeCents = sum(all.filter(({ type }) => type === 'receita'))
      const expensesCents = sum(all.filter(({ type }) => type === 'despesa'))
      return {
        ...{ metric, incomeCents, expensesCents },
        balanceCents: cents(incomeCents - expensesCents),
      }
    }
    case 'list': {
      const all = listedOf(world, query)
      const most = query.count ?? (query.listed ? listedWhole : listed)
      const items = all.slice(0, most).map((one) => shown(world, one))
      return { metric, items, hasMore: all.length > most }
    }
    case 'budget':
      return { metric, ...limits(world, query) }
    case 'goal':
      return {
        metric,
        goals: world.goals.filter(({ id }) => query.goalId === undefined || id === query.goalId),
      }
    case 'upcoming': {
      const due = world.bills.filter(
        ({ nextDate }) => query.to === null || nextDate.toString() <= query.to,
      )
      return { metric, payments: due.map((one) => ({ ...one, nextDate: one.nextDate.toString() })) }
    }
    default:
      return metric satisfies never
  }
}

function figureOf(world: World, { metric, from, to }: Query, figure: Figure): QueryAnswer {
  const month = monthRange(world.today.toPlainYearMonth())
  const [first, last] = [from, to].map((day) =>
    day === null ? null : Temporal.PlainDate.from(day),
  )
  const type = metric === 'received' ? 'receita' : 'despesa'
  const range = { from: first ?? month.from, to: last ?? month.to }
  return { metric: 'figure', figure: answerFigure(world, figure, { type, range }) }
}

function billOf(world: World, id: string): QueryAnswer {
  const bill = world.bills.find((one) => one.id === id)
  if (!bill) return { metric: 'bill', bill: null }
  const { name, amountCents, frequency, nextDate, lastPaid, instalments, instalmentsPaid } = bill
  const days = { nextDate: nextDate.toString(), lastPaidDate: lastPaid?.toString() ?? null }
  const parts = { instalments, instalmentsPaid }
  return { metric: 'bill', bill: { name, amountCents, frequency, ...days, ...parts } }
}

function ahead(world: World, query: Query): QueryAnswer {
  const [from, to] = [query.from, query.to].map((day) => Temporal.PlainDate.from(day ?? ''))
  const days = { from: from ?? world.today, to: to ?? world.today }
  const payments = world.bills.flatMap((one) => {
    const times = dueTimes({ ...one, endDate: null }, days)
    return times > 0 ? [{ name: one.name, amountCents: cents(one.amountCents * times) }] : []
  })
  const all = within(world, query)
  const incomeCents = sum(all.filter(({ type }) => type === 'receita'))
  const expensesCents = sum(all.filter(({ type }) => type === 'despesa'))
  const planned = query.metric === 'upcoming' ? [] : budgets(world, query)
  const own = planned.length > 0 ? { budgets: planned } : {}
  return { metric: 'ahead', payments, incomeCents, expensesCents, ...own }
}

function total(world: World, query: Query, metric: 'spent' | 'received'): QueryAnswer {
  const type = metric === 'spent' ? 'despesa' : 'receita'
  const all = within(world, query).filter((one) => one.type === type)
  const { words, categoryId } = query
  if (words !== undefined) {
    const every = within(world, { ...query, categoryId: null })
    const found = every.filter(
      ({ type: own, description }) =>
        own === type &&
        (speaksOf(words, description) || (query.isFamily && isOfFamily(words, description))),
    )
    // "quanto entrou no salão?": no entry is called so, and all of it came in there.
    if (found.length === 0 && query.isOwnWork) {
      const { words: _words, isOwnWork: _isOwnWork, ...rest } = query
      return total(world, rest, metric)
    }
    const of = categoryId === null ? {} : { categoryCents: sum(all) }
    const names = query.isFamily ? { names: namesOf(found) } : {}
    return { metric: 'found', type, totalCents: sum(found), count: found.length, ...names, ...of }
  }
  const isAll = query.categoryId === null
  return { metric, totalCents: sum(all), largest: isAll ? largest(world, all) : [] }
}

function parts(
  world: World,
  query: Query,
  { how, parts: asked }: NonNullable<Query['beside']>,
): QueryAnswer {
  const metric = query.metric === 'received' ? 'received' : 'spent'
  const { from, to, categoryId } = query
  const sumOf = (of: Omit<QueryPart, 'name'>) => {
    const answer = total(world, { metric, from, to, ...of }, metric)
    return 'totalCents' in answer ? answer.totalCents : cents(0)
  }
  return {
    ...{ metric: 'parts', how, type: metric === 'spent' ? 'despesa' : 'receita' },
    totalCents: sumOf({ categoryId }),
    parts: asked.map(({ name, ...of }) => {
      const totalCents = sumOf(of)
      const isNone = how === 'left-out' && metric === 'received' && totalCents === 0
      const spent = isNone ? total(world, { metric: 'spent', from, to, ...of }, 'spent') : null
      const spentCents = spent && 'totalCents' in spent ? spent.totalCents : 0
      if (spentCents === 0) return { name, totalCents }
      return { name, totalCents: cents(spentCents), isSpent: true as const }
    }),
  }
}

function largestOnes(world: World, query: Query): QueryAnswer {
  const type = query.metric === 'received' ? 'receita' : 'despesa'
  const items = within(world, query)
    .filter((one) => one.type === type)
    .toSorted((one, other) => other.amountCents - one.amountCents)
    .map((one) => shown(world, one))
  if (query.count !== undefined)
    return { metric: 'largest', type, items: items.slice(0, query.count) }
  return { metric: 'one', view: 'largest', item: items[0] ?? null }
}

function largest(world: World, all: readonly Entry[]) {
  const groups = Map.groupBy(all, (one) => shown(world, one).categoryName)
  return [...groups]
    .map(([name, own]) => ({ name, totalCents: sum(own) }))
    .toSorted((a, b) => b.totalCents - a.totalCents)
    .slice(0, largestMax)
}

function sum(entries: readonly Entry[]): Cents {
  return cents(entries.reduce((all, one) => all + one.amountCents, 0))
}
