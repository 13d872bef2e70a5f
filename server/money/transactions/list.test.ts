import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MoneyOf, moneyOf } from '#money/testing/money-of.ts'
import { readCursor, type TransactionKey } from '#money/transactions/cursor.ts'
import { listTransactions } from '#money/transactions/index.ts'
import { sumFound, type TransactionFilters } from '#money/transactions/search.queries.ts'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'

let database: TestDatabase
let maria: MoneyOf

beforeAll(async () => {
  database = await testDatabase()
  maria = await moneyOf(database)
})
afterAll(() => database.close())

async function* pagesOf(of: MoneyOf, filters: TransactionFilters, limit: number) {
  let after: TransactionKey | null = null
  do {
    const page: Parameters<typeof listTransactions>[2] = { filters, after, limit }
    const answer = await of.run(({ tx }) => listTransactions(tx, of.userId, page))
    expect(answer.items.length).toBeLessThanOrEqual(limit)
    yield answer
    after = answer.nextCursor === null ? null : readCursor(answer.nextCursor)
  } while (after)
}

async function descriptions(
  of: MoneyOf,
  filters: TransactionFilters,
  limit = 50,
): Promise<string[]> {
  const found: string[] = []
  for await (const { items } of pagesOf(of, filters, limit)) {
    found.push(...items.map((one) => one.description))
  }
  return found
}

describe('pages', () => {
  let lia: MoneyOf
  // Shuffled days with ties: 3 on each of 10 days.
  const drafts = Array.from({ length: 30 }, (_, index) => ({
    description: `n${index}`,
    date: `2026-10-${String(1 + ((index * 7) % 10)).padStart(2, '0')}`,
    type: index % 3 === 0 ? ('receita' as const) : ('despesa' as const),
    amountCents: 1 + index,
  }))
  const expected = drafts
    .map((draft, index) => ({ ...draft, index }))
    .sort((a, b) => b.date.localeCompare(a.date) || b.index - a.index)

  beforeAll(async () => {
    lia = await moneyOf(database)
    const even = lia.category('Lazer').id
    await lia.create(
      ...drafts.map((one, index) => ({ ...one, categoryId: index % 2 ? null : even })),
    )
    await maria.create({ description: 'n0 alheio', date: '2026-10-01' })
  })

  it.each([1, 3, 7, 30, 100])('of %i show everything once, newest first', async (limit) => {
    expect(await descriptions(lia, {}, limit)).toEqual(expected.map((one) => one.description))
  })

  it.each([1, 4, 100])('of %i follow the filters together', async (limit) => {
    const filters = {
      categoryId: lia.category('Lazer').id,
      type: 'receita' as const,
      from: '2026-10-02',
      to: '2026-10-09',
    }
    const wanted = expected.filter(
      ({ index, type, date }) =>
        index % 2 === 0 && type === 'receita' && date >= filters.from && date <= filters.to,
    )
    expect(wanted.length).toBeGreaterThan(1)
    const names = wanted.map((one) => one.description)
    expect(await descriptions(lia, filters, limit)).toEqual(names)
    expect(await descriptions(lia, { ...filters, search: 'n' }, limit)).toEqual(names)
  })

  it.each(['receita', 'despesa'] as const)('show only %s', async (type) => {
    const wanted = expected.filter((one) => one.type === type).map((one) => one.description)
    expect(await descriptions(lia, { type }, 4)).toEqual(wanted)
    expect(await descriptions(lia, { type, search: 'n' }, 4)).toEqual(wanted)
  })

  it.each([1, 4, 100])('of %i tell what their days come to, whole', async (limit) => {
    const cases: TransactionFilters[] = [
      {},
      { categoryId: 'none' },
      { type: 'receita' },
      { categoryId: 'none', from: '2026-10-02', to: '2026-10-09' },
    ]
    for (const filters of cases) {
      const { type, categoryId, from = '2026', to = '2027' } = filters
      const sum = (date: string, ofType: string) =>
        expected
          .filter((one) => one.date === date && one.type === ofType)
          .filter((one) => (type ?? ofType) === ofType && (!categoryId || one.index % 2 === 1))
          .reduce((all, one) => all + one.amountCents, 0)
      for await (const { items, days } of pagesOf(lia, filters, limit)) {
        const dates = [...new Set(items.map(({ date }) => date))]
        expect(dates.every((date) => date >= from && date <= to)).toBe(true)
        expect(days).toEqual(
          dates.map((date) => ({
            date,
            incomeCents: sum(date, 'receita'),
            expensesCents: sum(date, 'despesa'),
          })),
        )
      }
    }
  })

  it('count an unknown type as an expense', async () => {
    const old = await moneyOf(database)
    await database.owner.query(
      `insert into transacoes (user_id, id, detalhes, tipo)
       values ($1, gen_random_uuid(), 'antiga', 'transferencia')`,
      [old.userId],
    )
    expect(await descriptions(old, { type: 'despesa' })).toEqual(['antiga'])
    expect(await descriptions(old, { type: 'receita' })).toEqual([])
  })

  it.each(['', 'x', 'MjAyNi0xMS0yMQ', Buffer.from('2026-13-45|a|b').toString('base64url')])(
    'refuse the cursor %j',
    (cursor) => {
      expect(() => readCursor(cursor)).toThrow(
        expect.objectContaining({ code: 'transactions.cursor-invalid' }),
      )
    },
  )
})

describe('search', () => {
  beforeAll(async () => {
    const texts = [
      'Pão de Açúcar',
      'Supermercado Extra',
      'UBER *VIAGEM',
      '100% algodão',
      'conta_luz',
      'C:\\temp',
      "d'água",
      'Ação Ímpar Úmida',
      'AB Comércio',
      'cabide',
    ]
    await maria.create(...texts.map((description) => ({ description })))
  })

  it.each([
    ['acucar', ['Pão de Açúcar']],
    ['AÇÚCAR', ['Pão de Açúcar']],
    ['a\u0301gua', ["d'água"]],
    ['mercado', ['Supermercado Extra']],
    ['extra mercado', ['Supermercado Extra']],
    ['uber viagem', ['UBER *VIAGEM']],
    ['uber mercado', []],
    ['100%', ['100% algodão']],
    ['%', []],
    ['%%%', []],
    ['_luz', ['conta_luz']],
    ['a_luz', ['conta_luz']],
    ['a_a', []],
    [':\\t', ['C:\\temp']],
    ["d'", ["d'água"]],
    ["'; drop table", []],
    ['ação', ['Ação Ímpar Úmida']],
    ['ab', ['AB Comércio']],
    ['pa', ['Pão de Açúcar']],
    ['de', ['Pão de Açúcar']],
    ['  ', null],
    ['zzz', []],
  ])('finds by %j', async (search, wanted) => {
    const found = await descriptions(maria, { search })
    if (wanted === null) expect(found.length).toBeGreaterThan(10)
    else expect(found).toEqual(wanted)
  })

  describe('by amount', () => {
    let lia: MoneyOf
    beforeAll(async () => {
      lia = await moneyOf(database)
      await lia.create(
        { description: 'Aluguel', amountCents: 125_000 },
        { description: 'Freela', amountCents: 125_050, type: 'receita' },
        { description: 'Linha 1250', amountCents: 440 },
        { description: 'Feira', amountCents: 5_290 },
        { description: 'Feira', amountCents: 5_200 },
        { description: 'Troco', amountCents: 5 },
        { description: 'Casa', amountCents: 10_000_000_000 },
      )
    })

    it.each([
      ['52,90', ['Feira']],
      ['52.90', ['Feira']],
      ['52,9', ['Feira']],
      ['52', ['Feira', 'Feira']],
      ['52,', ['Feira', 'Feira']],
      ['52,91', []],
      ['R$ 52,90', ['Feira']],
      ['R$52,90', ['Feira']],
      ['\u2212R$\u00a052,90', ['Feira']],
      ['+ R$ 1.250,50', ['Freela']],
      ['feira 52,9', ['Feira']],
      ['aluguel 52,90', []],
      ['1250', ['Linha 1250', 'Freela', 'Aluguel']],
      ['1.250', ['Freela', 'Aluguel']],
      ['1.25', []],
      ['linha 1250', ['Linha 1250']],
      ['0,05', ['Troco']],
      ['100.000.000,00', ['Casa']],
      ['1000000000000', []],
      ['9'.repeat(60), []],
      ['52,90,1', []],
      ['5,290', []],
      ["52' OR true --", []],
    ])('finds by %j', async (search, wanted) => {
      expect(await descriptions(lia, { search })).toEqual(wanted)
      expect(await descriptions(lia, { search }, 1)).toEqual(wanted)
    })

    it('sums what it finds, within the filters, and nobody else’s', async () => {
      const sum = (of: MoneyOf, search: string) =>
        of.run(({ tx }) => sumFound(tx, of.userId, { search }))
      expect(await sum(lia, 'R$ 1.250')).toEqual({
        receita: { totalCents: 125_050, count: 1 },
        despesa: { totalCents: 125_000, count: 1 },
      })
      expect((await sum(maria, '52,90'))?.despesa.count).toBe(0)
      expect(await descriptions(lia, { search: '1.250', type: 'receita' })).toEqual(['Freela'])
    })

    it('finds one among thousands', async () => {
      const many = Array.from({ length: 3_500 }, () => ({ date: '2026-12-01', amountCents: 700 }))
      await lia.create(...many)
      expect(await descriptions(lia, { search: '52,90' })).toEqual(['Feira'])
      expect(await descriptions(lia, { search: 'linha 4,40' })).toEqual(['Linha 1250'])
      expect(await descriptions(lia, { search: 'linha feira 4,40' })).toEqual([])
    })
  })

  it('finds what is rare among thousands, page by page, and nobody else', async () => {
    const lia = await moneyOf(database)
    const many = Array.from({ length: 7_000 }, (_, index) => ({
      description: index % 1_000 === 0 ? `agulha ${index}` : 'palheiro',
      date: '2026-01-01',
    }))
    await lia.create(...many)
    const needles = [6, 5, 4, 3, 2, 1, 0].map((index) => `agulha ${index * 1_000}`)
    for (const limit of [2, 7, 50]) {
      expect(await descriptions(lia, { search: 'agulha' }, limit)).toEqual(needles)
      expect(await descriptions(lia, { search: 'ag' }, limit)).toEqual(needles)
    }
    expect(await descriptions(maria, { search: 'agulha' })).toEqual([])
  })

  it('finds words that stand together only far down, and not those that begin alike', async () => {
    const lia = await moneyOf(database)
    const common = Array.from({ length: 3_100 }, (_, index) => ({
      description: index % 2 ? 'linha preta' : 'tecido azul',
      date: '2026-02-01',
    }))
    await lia.create(
      { description: 'Tecido com LINHA', date: '2026-01-02' },
      { description: 'tecelagem de linho', date: '2026-01-01' },
      ...common,
    )
    expect(await descriptions(lia, { search: 'linha técido' })).toEqual(['Tecido com LINHA'])
    expect(await descriptions(lia, { search: 'tecido linha co' })).toEqual(['Tecido com LINHA'])
    expect(await descriptions(lia, { search: 'preta azul' })).toEqual([])
    expect(await descriptions(lia, { search: 'linho tece' })).toEqual(['tecelagem de linho'])
  })
})
