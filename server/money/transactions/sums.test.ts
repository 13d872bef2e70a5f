import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MoneyOf, moneyOf } from '#money/testing/money-of.ts'
import { undo } from '#money/undo/index.ts'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'
import { newId } from '#platform/security/ids.ts'

let database: TestDatabase
let people: MoneyOf[]

beforeAll(async () => {
  database = await testDatabase({ max: 8 })
  people = await Promise.all([moneyOf(database), moneyOf(database), moneyOf(database)])
})
afterAll(() => database.close())

/** Rows in which the kept sums and the plain aggregate differ; none when all is well. */
async function differences(): Promise<unknown[]> {
  const plain = (period: string) => `
    select user_id, ${period} as periodo,
      case when tipo = 'receita' then 'receita' else 'despesa' end as tipo,
      categoria_id, sum(valor) as total, count(*) as quantidade
    from transacoes group by 1, 2, 3, 4`
  const kept = (table: string, period: string) =>
    `select user_id, ${period}, tipo, categoria_id, total, quantidade from ${table}`
  const month = `date_trunc('month', quando)::date`
  const both = (a: string, b: string) => `(${a} except ${b}) union all (${b} except ${a})`
  const { rows } = await database.owner.query(
    `${both(plain(month), kept('resumos_mensais', 'mes'))}
     union all ${both(plain('quando'), kept('resumos_diarios', 'dia'))}`,
  )
  return rows
}

const person = fc.nat(2)
const row = fc.record({
  cents: fc.integer({ min: -5_000, max: 1_000_000 }),
  day: fc.integer({ min: 0, max: 70 }),
  type: fc.constantFrom('receita', 'despesa', 'transferencia', ''),
  category: fc.option(fc.nat(3), { nil: null }),
})
const command = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('insert' as const),
      person,
      rows: fc.array(row, { minLength: 1, maxLength: 12 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('update' as const), person, row, share: fc.nat(3) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('delete' as const), person, share: fc.nat(3) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('delete-category' as const),
      person,
      category: fc.nat(3),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      person,
      day: fc.integer({ min: -40, max: 40 }),
    }),
  },
)
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never

/** The four categories that commands choose among; a deleted one is made anew. */
async function categoriesOf(of: MoneyOf): Promise<string[]> {
  const query = "select id from categorias where user_id = $1 and nome like 'p%' order by nome"
  const { rows } = await database.owner.query<{ id: string }>(query, [of.userId])
  if (rows.length >= 4) return rows.map((one) => one.id)
  await database.owner.query(
    `insert into categorias (user_id, id, nome)
     select $1, gen_random_uuid(), 'p' || n from generate_series(1, $2) as n`,
    [of.userId, 4 - rows.length],
  )
  return categoriesOf(of)
}

async function carryOut(one: Command): Promise<void> {
  const of = people[one.person] as MoneyOf
  const categories = await categoriesOf(of)
  const categoryId = (index: number | null) => (index === null ? null : categories[index])
  const share = 'abs(hashtext(id::text)) % 4 = $2'
  const statement = (): { text: string; values: unknown[] } => {
    switch (one.kind) {
      case 'insert':
        return {
          text: `insert into transacoes (user_id, id, valor, quando, tipo, categoria_id)
            select $1, gen_random_uuid(), c / 100.0, '2026-01-01'::date + d, t, k
            from unnest($2::int[], $3::int[], $4::text[], $5::uuid[]) as r (c, d, t, k)`,
          values: [
            one.rows.map((each) => each.cents),
            one.rows.map((each) => each.day),
            one.rows.map((each) => each.type),
            one.rows.map((each) => categoryId(each.category)),
          ],
        }
      case 'update': {
        const { cents, day, type, category } = one.row
        return {
          text: `update transacoes set valor = $3 / 100.0, quando = '2026-01-01'::date + $4::int,
            tipo = $5, categoria_id = $6 where user_id = $1 and ${share}`,
          values: [one.share, cents, day, type, categoryId(category)],
        }
      }
      case 'delete':
        return {
          text: `delete from transacoes where user_id = $1 and ${share}`,
          values: [one.share],
        }
      case 'delete-category':
        return {
          text: 'delete from categorias where user_id = $1 and id = $2',
          values: [categoryId(one.category)],
        }
      case 'move':
        return {
          text: 'update transacoes set quando = quando + $2::int where user_id = $1',
          values: [one.day],
        }
    }
  }
  const { text, values } = statement()
  await of.run(({ tx, userId }) => tx.query({ text, values: [userId, ...values] }))
}

describe('sums by trigger', () => {
  it('equal the plain aggregates after any sequence', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 12 }), async (commands) => {
        for (const one of commands) await carryOut(one)
        expect(await differences()).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  it('would be caught a centavo off', async () => {
    const [maria] = people as [MoneyOf]
    await maria.create({ date: '2025-01-15' })
    for (const table of ['resumos_mensais', 'resumos_diarios']) {
      const change = (by: number) =>
        database.owner.query(`update ${table} set total = total + $2 where user_id = $1`, [
          maria.userId,
          by,
        ])
      await change(0.01)
      expect(await differences()).not.toEqual([])
      await change(-0.01)
      expect(await differences()).toEqual([])
    }
  })

  it('equal them when people write at the same time', async () => {
    const drafts = (offset: number) =>
      Array.from({ length: 300 }, (_, index) => {
        const day = 1 + ((index * 13 + offset) % 28)
        const income = { categoryId: null, type: 'receita' as const }
        const spending = { categoryId: people[0]?.categories[index % 8]?.id ?? null }
        return {
          amountCents: 1 + index,
          date: `2026-05-${String(day).padStart(2, '0')}`,
          ...(index % 3 === 0 ? income : spending),
        }
      })
    const [maria] = people as [MoneyOf]
    const loads = Array.from({ length: 12 }, (_, index) => maria.create(...drafts(index)))
    const created = await Promise.all(loads)
    const undone = created.slice(0, 6).map(({ undoId }) => maria.run((ctx) => undo(ctx, undoId)))
    const more = Array.from({ length: 6 }, (_, index) =>
      maria.create(...drafts(index).toReversed()),
    )
    const moved = maria.run(({ tx, userId }) =>
      tx.query({
        text: "update transacoes set tipo = 'receita' where user_id = $1 and valor < 1",
        values: [userId],
      }),
    )
    await Promise.all([...undone, ...more, moved])
    expect(await differences()).toEqual([])
  })

  it('are gone with the person, together with all that is theirs', async () => {
    const lia = await moneyOf(database)
    await lia.create({ categoryId: lia.category('Lazer').id }, { date: '2026-10-01' })
    await database.owner.query('delete from profiles where id = $1', [lia.userId])
    const { rows } = await database.owner.query<{ n: string }>(
      `select (select count(*) from categorias where user_id = $1)
        + (select count(*) from transacoes where user_id = $1)
        + (select count(*) from resumos_mensais where user_id = $1)
        + (select count(*) from resumos_diarios where user_id = $1)
        + (select count(*) from operacoes where user_id = $1) as n`,
      [lia.userId],
    )
    expect(rows[0]?.n).toBe('0')
    expect(await differences()).toEqual([])
  })

  it('cannot be made for nobody', async () => {
    const nobody = newId()
    const orphan = database.owner.query(
      'insert into transacoes (user_id, id) values ($1, gen_random_uuid())',
      [nobody],
    )
    await expect(orphan).rejects.toMatchObject({ code: '23503' })
  })
})
