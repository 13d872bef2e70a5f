import type { DayTotal, Transaction } from '@lya/contract/money/transactions.ts'
import type { TransactionPage } from '#money/transactions/changes/pages.model.ts'

/** A day of the list with what is loaded of it. */
export interface ListedDay extends DayTotal {
  transactions: Transaction[]
  /** The sums are of what is loaded, and more of the day is to come. */
  isPart: boolean
}

/**
 * The days of the loaded pages, in the list's order. The server's sums are of whole days; a search
 * has none, so what is loaded is added up, and the last day may go on.
 */
export function daysOf(pages: readonly TransactionPage[]): ListedDay[] {
  const totals = new Map(pages.flatMap(({ days = [] }) => days.map((day) => [day.date, day])))
  const byDate = groupByDate(pages)
  const goesOn = (pages.at(-1)?.nextCursor ?? null) !== null
  return [...byDate].map(([date, transactions], index) => {
    const total = totals.get(date)
    const isLast = index === byDate.size - 1
    return {
      ...(total ?? { date, ...flowOf(transactions) }),
      transactions,
      isPart: !total && isLast && goesOn,
    }
  })
}

/**
 * Pages whose items were changed here, with their days' sums changed alike: what is not loaded of a
 * day stays in its sum.
 */
export function withDaysOf(
  changed: readonly TransactionPage[],
  before: readonly TransactionPage[],
): TransactionPage[] {
  const was = flowByDate(before)
  const is = flowByDate(changed)
  const known = new Set(changed.flatMap(({ days = [] }) => days.map(({ date }) => date)))
  return changed.map((page, index) => {
    if (!page.days) return page
    const moved = page.days.map((day) => ({
      ...day,
      incomeCents: day.incomeCents + inOf(is, day.date) - inOf(was, day.date),
      expensesCents: day.expensesCents + outOf(is, day.date) - outOf(was, day.date),
    }))
    // A day that stood nowhere before has nothing but what was put there.
    const added = index === 0 ? [...is.values()].filter(({ date }) => !known.has(date)) : []
    return { ...page, days: [...moved, ...added] }
  })
}

const inOf = (days: Map<string, DayTotal>, date: string) => days.get(date)?.incomeCents ?? 0
const outOf = (days: Map<string, DayTotal>, date: string) => days.get(date)?.expensesCents ?? 0

function groupByDate(pages: readonly TransactionPage[]): Map<string, Transaction[]> {
  const groups = new Map<string, Transaction[]>()
  for (const item of pages.flatMap(({ items }) => items)) {
    const group = groups.get(item.date)
    if (group) group.push(item)
    else groups.set(item.date, [item])
  }
  return groups
}

function flowByDate(pages: readonly TransactionPage[]): Map<string, DayTotal> {
  return new Map([...groupByDate(pages)].map(([date, group]) => [date, { date, ...flowOf(group) }]))
}

function flowOf(transactions: readonly Transaction[]): Omit<DayTotal, 'date'> {
  const flow = { incomeCents: 0, expensesCents: 0 }
  for (const { type, amountCents } of transactions) {
    if (type === 'receita') flow.incomeCents += amountCents
    else flow.expensesCents += amountCents
  }
  return flow
}
