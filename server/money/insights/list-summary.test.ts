import type { DayRange } from '@lya/core/calendar/day-range.ts'
import { monthRange } from '@lya/core/calendar/day-range.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readListSummary } from '#money/insights/read-list-summary.ts'
import { type MoneyOf, moneyOf } from '#money/testing/money-of.ts'
import { listTransactions } from '#money/transactions/index.ts'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

type Of = Parameters<typeof readListSummary>[2]

const november = monthRange(Temporal.PlainYearMonth.from('2026-11'))

async function cards(of: MoneyOf, range: DayRange | null, filters: Of = {}) {
  const { totalBalanceCents, incomeCents, expensesCents, savingsCents, ...trends } = await of.run(
    (ctx) => readListSummary(ctx, range, filters),
  )
  expect(savingsCents).toBe(totalBalanceCents)
  expect(trends).toEqual({ incomeTrend: null, expensesTrend: null, savingsTrend: null })
  return [totalBalanceCents, incomeCents, expensesCents]
}

/** The same, by adding up the list itself. */
async function listed(of: MoneyOf, range: DayRange | null, filters: Of = {}) {
  const days = range ? { from: range.from.toString(), to: range.to.toString() } : {}
  const { items } = await of.run(({ tx, userId }) =>
    listTransactions(tx, userId, { filters: { ...filters, ...days }, after: null, limit: 100 }),
  )
  const sum = (type: string) =>
    items.filter((item) => item.type === type).reduce((all, item) => all + item.amountCents, 0)
  return [sum('receita') - sum('despesa'), sum('receita'), sum('despesa')]
}

async function givenHistory(): Promise<MoneyOf> {
  const maria = await moneyOf(database)
  const food = maria.category('Alimentação').id
  await maria.create(
    { date: '2020-01-01', type: 'receita', amountCents: 100_000, description: 'Salário' },
    { date: '2026-10-31', amountCents: 50_000, description: 'Pão e açúcar', categoryId: food },
    { date: '2026-11-01', type: 'receita', amountCents: 300_000, description: 'Salário' },
    { date: '2026-11-02', amountCents: 700, description: 'pao frances', categoryId: food },
    { date: '2026-11-20', amountCents: 900, description: 'PÃO de queijo' },
    { date: '2026-11-30', amountCents: 25_000, description: 'cinema' },
  )
  return maria
}

describe('the cards of a list', () => {
  it('come to what the list shows, since the beginning where no period is set', async () => {
    const maria = await givenHistory()
    expect(await cards(maria, null)).toEqual([400_000 - 76_600, 400_000, 76_600])
    expect(await cards(maria, november)).toEqual([300_000 - 26_600, 300_000, 26_600])
  })

  it('follow a search as well, whatever its case and accents', async () => {
    const maria = await givenHistory()
    expect(await cards(maria, null, { search: 'PAO' })).toEqual([-51_600, 0, 51_600])
    expect(await cards(maria, november, { search: 'pão' })).toEqual([-1_600, 0, 1_600])
    expect(await cards(maria, november, { search: 'pão que' })).toEqual([-900, 0, 900])
    expect(await cards(maria, null, { search: 'salário' })).toEqual([400_000, 400_000, 0])
  })

  it('come to the sum of the list under every filter together', async () => {
    const maria = await givenHistory()
    const categories = [undefined, 'none', maria.category('Alimentação').id]
    const searches = [undefined, 'pão', 'sa', 'nada disso', '%', '_', '!?', ' ', "'; --"]
    for (const range of [null, november]) {
      for (const categoryId of categories) {
        for (const search of searches) {
          for (const type of [undefined, 'receita', 'despesa'] as const) {
            const filters = { categoryId, search, type }
            const wanted = await listed(maria, range, filters)
            expect(await cards(maria, range, filters), JSON.stringify(filters)).toEqual(wanted)
          }
        }
      }
    }
  })

  it("find nothing of another person's", async () => {
    const theirs = await givenHistory()
    const own = await moneyOf(database)
    expect(await cards(own, null, { search: 'pão' })).toEqual([0, 0, 0])
    const categoryId = theirs.category('Alimentação').id
    expect(await cards(own, null, { categoryId })).toEqual([0, 0, 0])
    expect(await cards(own, null, { categoryId, search: 'pão' })).toEqual([0, 0, 0])
  })

  it('refuse a sum that takes too long, and by name', async () => {
    const maria = await givenHistory()
    const blocker = await database.owner.connect()
    try {
      await blocker.query('begin; lock table transacoes in access exclusive mode')
      const slow = maria.run((ctx) => readListSummary(ctx, null, { search: 'pão' }, { msMax: 20 }))
      await expect(slow).rejects.toMatchObject({ code: 'insights.search-too-broad' })
    } finally {
      await blocker.query('rollback')
      blocker.release()
    }
  })
})
