import type { DayRange } from '@lya/core/calendar/day-range.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SumsOf } from '#money/insights/insights.queries.ts'
import { readDashboard, readSummary } from '#money/insights/read-dashboard.ts'
import { type MoneyOf, moneyOf } from '#money/testing/money-of.ts'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

function range(from: string, to: string): DayRange {
  return { from: Temporal.PlainDate.from(from), to: Temporal.PlainDate.from(to) }
}

const dashboard = (of: MoneyOf, filter: DayRange | null = null) =>
  of.run((ctx) => readDashboard(ctx, filter))

/** A point of the chart whose days have come. */
const point = (start: string, label: string, incomeCents: number, expensesCents: number) => ({
  ...{ start, label, incomeCents, expensesCents },
  expected: null,
})

/** The day of this person is 21 November 2026. */
async function givenHistory(): Promise<MoneyOf> {
  const maria = await moneyOf(database)
  await maria.create(
    { date: '2020-01-01', type: 'receita', amountCents: 100_000 },
    { date: '2026-06-30', amountCents: 1 },
    { date: '2026-07-01', amountCents: 7_000 },
    { date: '2026-10-01', type: 'receita', amountCents: 200_000 },
    { date: '2026-10-31', amountCents: 50_000 },
    { date: '2026-11-01', type: 'receita', amountCents: 300_000 },
    { date: '2026-11-30', amountCents: 25_000, categoryId: maria.category('Lazer').id },
    { date: '2026-12-24', amountCents: 900, categoryId: maria.category('Presentes').id },
  )
  return maria
}

describe('the dashboard without a filter', () => {
  it('shows this month, all time and the trends', async () => {
    const maria = await givenHistory()
    const { today, summary } = await dashboard(maria)
    expect(today).toBe('2026-11-21')
    expect(summary).toEqual({
      totalBalanceCents: 600_000 - 82_901,
      incomeCents: 300_000,
      expensesCents: 25_000,
      savingsCents: 275_000,
      incomeTrend: { percent: 50, isPositive: true, hasBase: true },
      expensesTrend: { percent: 50, isPositive: true, hasBase: true },
      savingsTrend: { percent: 83.3, isPositive: true, hasBase: true },
    })
    expect(await maria.run((ctx) => readSummary(ctx, null))).toEqual(summary)
  })

  it('shows six months, without gaps', async () => {
    const { chart } = await dashboard(await givenHistory())
    expect(chart).toEqual([
      point('2026-07-01', 'Jul/26', 0, 7_000),
      point('2026-08-01', 'Ago/26', 0, 0),
      point('2026-09-01', 'Set/26', 0, 0),
      point('2026-10-01', 'Out/26', 200_000, 50_000),
      point('2026-11-01', 'Nov/26', 300_000, 25_000),
      // Nothing recurs: what is written for December is all that is known of it.
      {
        ...point('2026-12-01', 'Dez/26', 0, 900),
        expected: { incomeCents: null, expensesCents: 900 },
      },
    ])
  })

  it('expects next month what came in each of the last three', async () => {
    const maria = await moneyOf(database)
    const salary = maria.category('Salário').id
    const income = (date: string, amountCents: number, categoryId: string | null) =>
      ({ date, type: 'receita', amountCents, categoryId }) as const
    await maria.create(
      income('2026-08-05', 500_000, salary),
      income('2026-09-05', 480_000, salary),
      income('2026-10-05', 500_000, salary),
      income('2026-10-09', 77_700, null),
      income('2026-11-05', 900_000, salary),
      income('2026-12-24', 10_000, null),
    )
    const { chart } = await dashboard(maria)
    expect(chart.at(-1)?.expected).toEqual({ incomeCents: 490_000, expensesCents: null })
  })

  it('is empty for a new person', async () => {
    const { summary, chart, activities } = await dashboard(await moneyOf(database))
    expect(summary).toMatchObject({
      totalBalanceCents: 0,
      incomeTrend: { percent: 0, isPositive: true, hasBase: false },
      expensesTrend: { percent: 0, isPositive: true, hasBase: false },
    })
    expect(chart.every((one) => one.incomeCents === 0 && one.expensesCents === 0)).toBe(true)
    expect(chart.map((one) => one.expected)).toEqual([
      ...Array.from({ length: 5 }, () => null),
      { incomeCents: null, expensesCents: null },
    ])
    expect(activities).toEqual([])
  })

  it("lives in the person's own day", async () => {
    const maria = await moneyOf(database)
    // One hour after midnight in London, ten in the evening of November in São Paulo.
    maria.clock.moveTo('2026-12-01T01:00:00Z')
    await maria.create({ date: '2026-11-30', amountCents: 5 })
    const { today, summary } = await dashboard(maria)
    expect(today).toBe('2026-11-30')
    expect(summary.expensesCents).toBe(5)
  })
})

describe('the dashboard with a filter', () => {
  it('shows a short range by day, with no trends, beside the balance of all time', async () => {
    const { summary, chart } = await dashboard(
      await givenHistory(),
      range('2026-10-30', '2026-11-02'),
    )
    expect(summary).toEqual({
      totalBalanceCents: 600_000 - 82_901,
      incomeCents: 300_000,
      expensesCents: 50_000,
      savingsCents: 250_000,
      incomeTrend: null,
      expensesTrend: null,
      savingsTrend: null,
    })
    expect(chart.map((one) => [one.label, one.incomeCents, one.expensesCents])).toEqual([
      ['30/10', 0, 0],
      ['31/10', 0, 50_000],
      ['01/11', 300_000, 0],
      ['02/11', 0, 0],
    ])
  })

  it('knows of days ahead what is written for them, and no zeros', async () => {
    const maria = await moneyOf(database)
    await maria.create({ date: '2026-11-23', amountCents: 300 })
    const { chart } = await dashboard(maria, range('2026-11-20', '2026-11-23'))
    expect(chart.map((one) => [one.label, one.expensesCents, one.expected?.expensesCents])).toEqual(
      [
        ['20/11', 0, undefined],
        ['21/11', 0, undefined],
        ['22/11', 0, null],
        ['23/11', 300, 300],
      ],
    )
  })

  it('shows a long range by month, cut to the day at its ends', async () => {
    const { summary, chart } = await dashboard(
      await givenHistory(),
      range('2026-07-02', '2026-11-29'),
    )
    expect(summary).toMatchObject({ incomeCents: 500_000, expensesCents: 50_000 })
    expect(chart.map((one) => [one.label, one.incomeCents, one.expensesCents])).toEqual([
      ['Jul/26', 0, 0],
      ['Ago/26', 0, 0],
      ['Set/26', 0, 0],
      ['Out/26', 200_000, 50_000],
      ['Nov/26', 300_000, 0],
    ])
    expect(chart[0]?.start).toBe('2026-07-02')
  })
})

describe('the cards of a narrower list', () => {
  const of = async (maria: MoneyOf, filter: DayRange | null, only: SumsOf) => {
    const cards = await maria.run((ctx) => readSummary(ctx, filter, only))
    return [cards.totalBalanceCents, cards.incomeCents, cards.expensesCents]
  }

  it('count one category, one type, or both', async () => {
    const maria = await givenHistory()
    const categoryId = maria.category('Lazer').id
    const november = range('2026-11-01', '2026-11-30')
    expect(await of(maria, november, { categoryId })).toEqual([-25_000, 0, 25_000])
    expect(await of(maria, november, { type: 'receita' })).toEqual([300_000, 300_000, 0])
    expect(await of(maria, november, { categoryId, type: 'receita' })).toEqual([0, 0, 0])
    expect(await of(maria, null, { type: 'despesa' })).toEqual([-82_901, 0, 25_000])
  })

  it("find nothing in another person's category", async () => {
    const categoryId = (await givenHistory()).category('Lazer').id
    expect(await of(await givenHistory(), null, { categoryId })).toEqual([0, 0, 0])
  })
})

describe('the activities', () => {
  it('are the last five by the moment of writing, newest first', async () => {
    const maria = await moneyOf(database)
    await maria.create({ date: '2026-12-31', description: 'a primeira', amountCents: 1 })
    const lazer = maria.category('Lazer').id
    await maria.create(
      { description: 'b' },
      { description: 'c' },
      { description: 'd' },
      { date: '2020-01-01', description: 'salário', type: 'receita' },
      { description: 'cinema', categoryId: lazer, amountCents: 4_500, date: '2026-11-19' },
    )
    const { activities } = await dashboard(maria)
    expect(activities.map((one) => one.description)).toEqual(['cinema', 'salário', 'd', 'c', 'b'])
    expect(activities[0]).toMatchObject({
      type: 'expense',
      title: 'Despesa adicionada',
      category: 'Lazer',
      amountCents: 4_500,
      date: '2026-11-19',
    })
    expect(activities[1]).toMatchObject({
      type: 'income',
      title: 'Receita adicionada',
      category: 'Sem categoria',
    })
  })

  it('name what has no description', async () => {
    const maria = await moneyOf(database)
    await database.owner.query(
      "insert into transacoes (user_id, id, detalhes) values ($1, gen_random_uuid(), ' ')",
      [maria.userId],
    )
    const { activities } = await dashboard(maria)
    expect(activities).toMatchObject([{ description: 'Sem descrição', category: 'Sem categoria' }])
  })
})
