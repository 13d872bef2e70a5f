import type { Transaction } from '@lya/contract/money/transactions.ts'
import { describe, expect, it } from 'vitest'
import { withoutTransaction, withTransaction } from '#money/transactions/changes/pages.model.ts'

function made(id: string, date: string, createdAt = `${date}T12:00:00Z`): Transaction {
  return {
    id,
    date,
    createdAt,
    description: id,
    type: 'despesa',
    amountCents: 100,
    category: null,
    categoryId: null,
    categoryIcon: null,
    version: 1,
  }
}

const pages = [
  { items: [made('e', '2026-11-20'), made('d', '2026-11-18')], nextCursor: 'x' },
  { items: [made('b', '2026-11-10')], nextCursor: null },
]
const ids = (list: typeof pages) => list.map((page) => page.items.map((item) => item.id).join(''))

describe('a changed list', () => {
  it('takes a new transaction by its day, newest first', () => {
    expect(ids(withTransaction(pages, made('x', '2026-11-21')))).toEqual(['xed', 'b'])
    expect(ids(withTransaction(pages, made('x', '2026-11-19')))).toEqual(['exd', 'b'])
    expect(ids(withTransaction(pages, made('x', '2026-11-12')))).toEqual(['ed', 'xb'])
    expect(ids(withTransaction(pages, made('x', '2026-01-01')))).toEqual(['ed', 'bx'])
  })

  it('puts the latest made first within a day', () => {
    const later = made('x', '2026-11-18', '2026-11-21T12:00:00Z')
    expect(ids(withTransaction(pages, later))).toEqual(['exd', 'b'])
  })

  it('moves a transaction whose day was edited', () => {
    expect(ids(withTransaction(pages, made('e', '2026-11-01')))).toEqual(['d', 'be'])
  })

  it('leaves out what belongs below the pages loaded so far', () => {
    const [first] = pages
    if (!first) throw new Error('a first page')
    expect(ids(withTransaction([first], made('x', '2025-01-01')))).toEqual(['ed'])
  })

  it('loses a deleted one', () => {
    expect(ids(withoutTransaction(pages, 'd'))).toEqual(['e', 'b'])
  })
})
