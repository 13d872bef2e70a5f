import type { Transaction } from '@lya/contract/money/transactions.ts'
import { describe, expect, it } from 'vitest'
import { withoutTransaction, withTransaction } from '#money/transactions/changes/pages.model.ts'
import { daysOf, withDaysOf } from './days.model.ts'

function made(id: string, date: string, amountCents = 100): Transaction {
  const rest = { category: null, categoryId: null, categoryIcon: null, version: 1 }
  const createdAt = `${date}T12:00:00Z`
  const type = amountCents > 0 ? 'despesa' : 'receita'
  return { id, date, createdAt, description: id, type, ...rest, amountCents: Math.abs(amountCents) }
}

const day = (date: string, expensesCents: number, incomeCents = 0) => ({
  date,
  incomeCents,
  expensesCents,
})
/** Of 18 November more is to come than what is loaded. */
const pages = [
  {
    items: [made('d', '2026-11-20'), made('c', '2026-11-20', -500)],
    nextCursor: 'x',
    days: [day('2026-11-20', 100, 500)],
  },
  { items: [made('b', '2026-11-18')], nextCursor: 'y', days: [day('2026-11-18', 700)] },
]
const searched = pages.map(({ items, nextCursor }) => ({ items, nextCursor }))
const sums = (list: typeof pages | typeof searched) =>
  daysOf(list).map(({ date, incomeCents, expensesCents, isPart }) => [
    date.slice(8),
    incomeCents,
    expensesCents,
    isPart,
  ])

describe('the days of a list', () => {
  it('come to what the server says, however much of them is loaded', () => {
    expect(sums(pages)).toEqual([
      ['20', 500, 100, false],
      ['18', 0, 700, false],
    ])
    expect(daysOf(pages).map(({ transactions }) => transactions.map(({ id }) => id))).toEqual([
      ['d', 'c'],
      ['b'],
    ])
  })

  it('of a search come to what is loaded, and the last one says so', () => {
    expect(sums(searched)).toEqual([
      ['20', 500, 100, false],
      ['18', 0, 100, true],
    ])
  })

  it('follow what is changed here, before the server tells', () => {
    const gone = withDaysOf(withoutTransaction(pages, 'b'), pages)
    expect(gone[1]?.days).toEqual([day('2026-11-18', 600)])
    const moved = withDaysOf(withTransaction(pages, made('d', '2026-11-19', 150)), pages)
    expect(sums(moved as typeof pages)).toEqual([
      ['20', 500, 0, false],
      ['19', 0, 150, false],
      ['18', 0, 700, false],
    ])
    expect(withDaysOf(searched, searched)).toEqual(searched)
  })
})
