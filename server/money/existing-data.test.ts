import { Readable } from 'node:stream'
import { cents } from '@lya/core/amounts/cents.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listCategories } from '#money/categories/index.ts'
import { listTransactions } from '#money/transactions/index.ts'
import { copyIn } from '#platform/backup/copy.ts'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'
import { asUser } from '#platform/db/transaction.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const ana = '4f6d0c0e-2f3a-4f0b-9c57-0d2f6a1b7e11'
const bia = '9a1b7e11-2f3a-4f0b-9c57-4f6d0c0e0d2f'
const food = 'c2a5a0d4-1111-4aaa-8bbb-000000000001'

/** What a COPY of the existing product's tables holds. */
const dump = [
  {
    table: 'profiles',
    columns:
      'id, name, email, whatsapp_number, status_plan, trial_end_date, onboarding_step, created_at',
    rows: [
      [
        ana,
        'Ana Lima',
        'ana@exemplo.test',
        '5561988887777',
        'TRIAL',
        '2025-07-04',
        '3',
        '2025-06-27 10:11:12.131415+00',
      ],
      [
        bia,
        'Bia Reis',
        'bia@exemplo.test',
        '556199998888',
        'ATIVO',
        null,
        null,
        '2025-01-02 03:04:05+00',
      ],
    ],
  },
  {
    table: 'categorias',
    columns: 'id, user_id, nome, icone, tipo, created_at',
    rows: [
      [food, ana, 'Alimentação', '🍔|#ff8800', 'despesa', '2025-06-27 10:12:00+00'],
      [
        'c2a5a0d4-1111-4aaa-8bbb-000000000002',
        ana,
        'Salário',
        '💰',
        'receita',
        '2025-06-27 10:12:01+00',
      ],
      // The same id under another person must do no harm.
      [food, bia, 'Comida', '📋', 'despesa', '2025-06-27 10:12:02+00'],
    ],
  },
  {
    table: 'transacoes',
    columns: 'id, user_id, detalhes, valor, quando, categoria_id, tipo, created_at',
    rows: [
      [
        'd0000000-0000-4000-8000-000000000001',
        ana,
        'Pão de queijo',
        '12.50',
        '2025-06-30',
        food,
        'despesa',
        '2025-06-30 12:00:00.000123+00',
      ],
      [
        'd0000000-0000-4000-8000-000000000002',
        ana,
        'Salário de junho',
        '4321.99',
        '2025-06-30',
        'c2a5a0d4-1111-4aaa-8bbb-000000000002',
        'receita',
        '2025-06-30 12:00:01+00',
      ],
      [
        'd0000000-0000-4000-8000-000000000003',
        ana,
        '',
        '0',
        '2025-07-01',
        null,
        'outro',
        '2025-07-01 08:00:00+00',
      ],
      [
        'd0000000-0000-4000-8000-000000000004',
        bia,
        'Estorno',
        '-3.10',
        '2025-07-01',
        food,
        'despesa',
        '2025-07-01 08:00:00+00',
      ],
    ],
  },
] as const

async function load(): Promise<void> {
  const client = new pg.Client(database.address)
  await client.connect()
  for (const { table, columns, rows } of dump) {
    const lines = rows.map((row) => `${row.map((value) => value ?? '\\N').join('\t')}\n`)
    const text = `copy ${table} (${columns}) from stdin`
    await copyIn(client, text, Readable.from(lines.map((line) => Buffer.from(line))))
  }
  await client.end()
}

it("loads the existing product's data as it is, sums included", async () => {
  await load()
  const page = { filters: {}, after: null, limit: 10 }
  const [categories, { items }] = await asUser(database.db, ana, async (tx) => [
    await listCategories(tx, ana),
    await listTransactions(tx, ana, page),
  ])
  expect(categories.map(({ name, icon, color, type }) => [name, icon, color, type])).toEqual([
    ['Alimentação', '🍔', '#ff8800', 'despesa'],
    ['Salário', '💰', null, 'receita'],
  ])
  expect(items).toMatchObject([
    {
      date: '2025-07-01',
      description: 'Não informado',
      type: 'despesa',
      amountCents: 0,
      category: null,
    },
    { date: '2025-06-30', type: 'receita', amountCents: 432_199, category: 'Salário' },
    {
      description: 'Pão de queijo',
      amountCents: 1_250,
      category: 'Alimentação',
      categoryIcon: '🍔',
      createdAt: '2025-06-30T12:00:00.000123Z',
      version: 1,
    },
  ])

  const theirs = await asUser(database.db, bia, (tx) => listTransactions(tx, bia, page))
  expect(theirs.items).toMatchObject([{ amountCents: cents(-310), category: 'Comida' }])

  const { rows } = await database.owner.query(
    `select mes::text, tipo, categoria_id, total, quantidade from resumos_mensais
     where user_id = $1 order by 1, 2`,
    [ana],
  )
  expect(rows).toEqual([
    { mes: '2025-06-01', tipo: 'despesa', categoria_id: food, total: '12.50', quantidade: 1 },
    {
      mes: '2025-06-01',
      tipo: 'receita',
      categoria_id: 'c2a5a0d4-1111-4aaa-8bbb-000000000002',
      total: '4321.99',
      quantidade: 1,
    },
    { mes: '2025-07-01', tipo: 'despesa', categoria_id: null, total: '0.00', quantidade: 1 },
  ])
})
