import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { draftOf, type MoneyOf, moneyOf } from '#money/testing/money-of.ts'
import {
  categoryChosen,
  deleteTransaction,
  getTransaction,
  listTransactions,
  recordTransaction,
  updateTransaction,
} from '#money/transactions/index.ts'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'
import { newId } from '#platform/security/ids.ts'

let database: TestDatabase
let maria: MoneyOf
let pedro: MoneyOf

beforeAll(async () => {
  database = await testDatabase({ max: 60 })
  maria = await moneyOf(database)
  pedro = await moneyOf(database)
})
afterAll(() => database.close())

const read = (of: MoneyOf, id = '') => of.run(({ tx, userId }) => getTransaction(tx, userId, id))

async function count(of: MoneyOf): Promise<number> {
  const { rows } = await database.owner.query<{ n: number }>(
    'select count(*)::int as n from transacoes where user_id = $1',
    [of.userId],
  )
  return rows[0]?.n ?? 0
}

describe('creating transactions', () => {
  it('keeps what the person decided', async () => {
    const food = maria.category('Alimentação')
    const { ids, undoId } = await maria.create({
      description: '  Pão   de queijo ',
      amountCents: 5_290,
      date: '2026-11-20',
      categoryId: food.id,
    })
    const created = await read(maria, ids[0])
    expect(created).toEqual({
      id: ids[0],
      date: '2026-11-20',
      description: 'Pão de queijo',
      type: 'despesa',
      amountCents: 5_290,
      category: 'Alimentação',
      categoryId: food.id,
      categoryIcon: food.icon,
      version: 1,
      createdAt: '2026-11-21T15:00:00.000001Z',
    })
    expect(undoId).toBe(ids[0])
  })

  it('keeps the order of several as the order of the list', async () => {
    const lia = await moneyOf(database)
    const { ids } = await lia.create({}, {}, {}, {})
    const page = { filters: {}, after: null, limit: 10 }
    const { items } = await lia.run(({ tx }) => listTransactions(tx, lia.userId, page))
    expect(items.map((one) => one.id)).toEqual(ids.toReversed())
  })

  it('writes none when one of them is refused', async () => {
    const before = await count(maria)
    const stranger = pedro.category('Lazer').id
    await expect(maria.create({}, { categoryId: stranger })).rejects.toMatchObject({
      kind: 'invalid',
      code: 'transactions.category-unknown',
    })
    expect(await count(maria)).toBe(before)
  })

  it.each([0, -1, limits.amountCentsMax + 1])('refuses %i centavos', async (amountCents) => {
    await expect(maria.create({ amountCents })).rejects.toMatchObject({
      code: 'platform.input-invalid',
    })
  })

  it('takes one centavo and the largest amount', async () => {
    const { ids } = await maria.create({ amountCents: 1 }, { amountCents: limits.amountCentsMax })
    expect((await read(maria, ids[0])).amountCents).toBe(1)
    expect((await read(maria, ids[1])).amountCents).toBe(limits.amountCentsMax)
  })

  it.each(['', ' \u0000\n\t '])('refuses the description %j', async (description) => {
    await expect(maria.create({ description })).rejects.toMatchObject({
      code: 'transactions.description-required',
    })
  })

  it.each([
    "'; DROP TABLE transacoes; --",
    '<script>alert(1)</script>',
    '{"a":"b"},{NULL}',
    '\\x00 "aspas" \\',
    '🍔🇧🇷 👩‍👩‍👧',
    '$1 %s {x}',
  ])('stores %j as it is', async (description) => {
    const { ids } = await maria.create({ description }, { description })
    expect((await read(maria, ids[1])).description).toBe(description)
  })

  it('takes thousands at once', async () => {
    const lia = await moneyOf(database)
    const { ids } = await lia.create(...Array.from({ length: 5_000 }, () => ({})))
    expect(new Set(ids).size).toBe(5_000)
    expect(await count(lia)).toBe(5_000)
  })
})

describe('an id that a client gave', () => {
  it('repeats harmlessly with the same content', async () => {
    const draft = { id: newId(), amountCents: 777, categoryId: maria.category('Saúde').id }
    const first = await maria.create(draft)
    const before = await count(maria)
    expect(await maria.create({ ...draft, description: ' mercado ' })).toEqual(first)
    expect(await count(maria)).toBe(before)
  })

  it('is written once when fifty arrive together', async () => {
    const lia = await moneyOf(database)
    const draft = { id: newId() }
    const answers = await Promise.all(Array.from({ length: 50 }, () => lia.create(draft)))
    expect(await count(lia)).toBe(1)
    expect(new Set(answers.map((one) => one.undoId))).toEqual(new Set([draft.id]))
  })

  it.each([
    { amountCents: 2 },
    { description: 'padaria' },
    { date: '2026-11-20' },
    { type: 'receita' as const },
  ])('is refused with other content %j', async (other) => {
    const draft = { id: newId(), amountCents: 1 }
    await maria.create(draft)
    await expect(maria.create({ ...draft, ...other })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'transactions.id-used',
    })
  })

  it('is refused after its transaction was deleted', async () => {
    const draft = { id: newId() }
    await maria.create(draft)
    await maria.run((ctx) => deleteTransaction(ctx, draft.id))
    await expect(maria.create(draft)).rejects.toMatchObject({ code: 'transactions.id-used' })
    await expect(read(maria, draft.id)).rejects.toMatchObject({ code: 'transactions.missing' })
  })

  it('is refused twice in one batch, and beside new ones', async () => {
    const id = newId()
    await expect(maria.create({ id }, { id })).rejects.toMatchObject({
      code: 'transactions.id-used',
    })
    await maria.create({ id })
    const before = await count(maria)
    await expect(maria.create({ id }, {})).rejects.toMatchObject({ code: 'transactions.id-used' })
    expect(await count(maria)).toBe(before)
  })

  it('does not collide with the same id of another person', async () => {
    const id = newId()
    await maria.create({ id, amountCents: 1 })
    await pedro.create({ id, amountCents: 2 })
    expect((await read(maria, id)).amountCents).toBe(1)
    expect((await read(pedro, id)).amountCents).toBe(2)
  })
})

describe('editing a transaction', () => {
  it('changes what is named and raises the version', async () => {
    const { ids } = await maria.create({ categoryId: maria.category('Lazer').id })
    const id = ids[0] ?? ''
    const { transaction } = await maria.run((ctx) =>
      updateTransaction(ctx, { id, amountCents: cents(99), version: 1 }),
    )
    expect(transaction).toMatchObject({ amountCents: 99, category: 'Lazer', version: 2 })
    const cleared = await maria.run((ctx) => updateTransaction(ctx, { id, categoryId: null }))
    expect(cleared.transaction).toMatchObject({ amountCents: 99, category: null, version: 3 })
  })

  it('names one that came without a description, and lets it be edited', async () => {
    const { rows } = await database.owner.query<{ id: string }>(
      `insert into transacoes (user_id, id, detalhes, valor)
       values ($1, gen_random_uuid(), ' ', 10) returning id`,
      [maria.userId],
    )
    const id = rows[0]?.id ?? ''
    expect((await read(maria, id)).description).toBe('Não informado')
    await maria.run((ctx) => updateTransaction(ctx, { id, amountCents: cents(99) }))
    expect(await read(maria, id)).toMatchObject({ description: 'Não informado', amountCents: 99 })
  })

  it('refuses a stale version and shows both', async () => {
    const { ids } = await maria.create({ description: 'cinema' })
    const id = ids[0] ?? ''
    await maria.run((ctx) => updateTransaction(ctx, { id, description: 'teatro', version: 1 }))
    const stale = maria.run((ctx) =>
      updateTransaction(ctx, { id, amountCents: cents(5), version: 1 }),
    )
    await expect(stale).rejects.toMatchObject({
      kind: 'conflict',
      code: 'transactions.stale',
      data: {
        yours: { id, amountCents: 5, version: 1 },
        stored: { id, description: 'teatro', amountCents: 1_000, version: 2 },
      },
    })
  })

  it('lets one of two simultaneous edits through', async () => {
    const { ids } = await maria.create({})
    const id = ids[0] ?? ''
    const edits = ['um', 'dois'].map((description) =>
      maria.run((ctx) => updateTransaction(ctx, { id, description, version: 1 })),
    )
    const outcomes = await Promise.allSettled(edits)
    expect(outcomes.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await read(maria, id)).version).toBe(2)
  })

  it("refuses another person's transaction and category", async () => {
    const { ids } = await maria.create({})
    const id = ids[0] ?? ''
    const theirs = pedro.run((ctx) => updateTransaction(ctx, { id, description: 'meu' }))
    await expect(theirs).rejects.toMatchObject({ code: 'transactions.missing' })
    const categoryId = pedro.category('Lazer').id
    const stranger = maria.run((ctx) => updateTransaction(ctx, { id, categoryId }))
    await expect(stranger).rejects.toMatchObject({ code: 'transactions.category-unknown' })
  })
})

describe('a chosen category', () => {
  it('is announced when the person chose it, and only then', async () => {
    const lia = await moneyOf(database)
    const taught: unknown[] = []
    lia.events.subscribe(categoryChosen, async (_, payload) => {
      taught.push([payload.description, payload.categoryId])
    })
    const transport = lia.category('Transporte').id
    const leisure = lia.category('Lazer').id
    // Lya's own guess.
    const { ids } = await lia.create({ description: 'Uber', categoryId: leisure })
    const id = ids[0] ?? ''
    await lia.run((ctx) => updateTransaction(ctx, { id, amountCents: cents(1) }))
    expect(taught).toEqual([])

    const { transaction } = await lia.run((ctx) =>
      updateTransaction(ctx, { id, categoryId: transport }),
    )
    expect(transaction.category).toBe('Transporte')
    await lia.run((ctx) => updateTransaction(ctx, { id, categoryId: transport }))
    await lia.run((ctx) => updateTransaction(ctx, { id, categoryId: null }))
    await lia.run((ctx) => recordTransaction(ctx, draftOf({ description: 'Bar' })))
    const bar = draftOf({ description: 'Bar', categoryId: leisure })
    await lia.run((ctx) => recordTransaction(ctx, bar))
    expect(taught).toEqual([
      ['Uber', transport],
      ['Bar', leisure],
    ])
  })
})

describe('deleting a transaction', () => {
  it('takes it away, once', async () => {
    const { ids } = await maria.create({})
    const id = ids[0] ?? ''
    await expect(pedro.run((ctx) => deleteTransaction(ctx, id))).rejects.toMatchObject({
      code: 'transactions.missing',
    })
    await maria.run((ctx) => deleteTransaction(ctx, id))
    await expect(read(maria, id)).rejects.toMatchObject({ code: 'transactions.missing' })
    await expect(maria.run((ctx) => deleteTransaction(ctx, id))).rejects.toMatchObject({
      code: 'transactions.missing',
    })
  })
})
