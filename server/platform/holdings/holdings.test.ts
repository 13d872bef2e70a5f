import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenPerson } from '#platform/db/testing/given-person.ts'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'
import { asSystem, asUser } from '#platform/db/transaction.ts'
import { holdings } from '#platform/holdings/holdings.ts'
import { readHolding } from '#platform/holdings/read-holding.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const named = `CASE n.nspname WHEN 'public' THEN c.relname ELSE n.nspname || '.' || c.relname END`

/** Every table that points at a person: by the column's name, or by a foreign key. */
async function tablesOfPeople(): Promise<string[]> {
  const { rows } = await database.owner.query<{ name: string }>(
    `SELECT DISTINCT ${named} AS name
       FROM pg_class c
       JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname IN ('public', 'auth')
       LEFT JOIN pg_attribute a
         ON a.attrelid = c.oid AND a.attname = 'user_id' AND NOT a.attisdropped
       LEFT JOIN pg_constraint k ON k.conrelid = c.oid AND k.contype = 'f'
        AND k.confrelid IN ('profiles'::regclass, 'auth."user"'::regclass)
      WHERE c.relkind IN ('r', 'p') AND (a.attname IS NOT NULL OR k.oid IS NOT NULL)`,
  )
  return rows.map(({ name }) => name)
}

it('names every table that points at a person, and none twice', async () => {
  const listed = holdings.map(({ table }) => table)
  // A table that is missing here is neither exported nor deleted: say in `holdings` what it is.
  expect((await tablesOfPeople()).filter((table) => !listed.includes(table))).toEqual([])
  expect(new Set(listed).size).toBe(listed.length)
})

const exported = holdings.filter((holding) => typeof holding.exported === 'string')

it('gives every exported table a file of its own', () => {
  expect(new Set(exported.map((holding) => holding.exported)).size).toBe(exported.length)
})

it.each(exported)('$table can be read by who reads it', async (holding) => {
  const { id: userId } = await givenPerson(database)
  const as = holding.reader === 'system' ? asSystem : asUserOf(userId)
  const columns = await as(database.db, async (tx) => {
    const held = await readHolding(tx, holding, { userId, timeZone: 'America/Sao_Paulo' })
    for await (const rows of held.batches) expect(rows[0]?.cells).toHaveLength(held.headings.length)
    // A column without a heading stands there under the database's name: add it to `headings`.
    expect(held.headings.filter((heading) => !/^[A-ZÀ-Ú][^_]*$/.test(heading))).toEqual([])
    return held.columns
  })
  expect(columns.length).toBeGreaterThan(0)
  for (const name of holding.without ?? []) expect(columns).not.toContain(name)
})

const asUserOf =
  (userId: string): typeof asSystem =>
  (db, work) =>
    asUser(db, userId, work, { readOnly: true })

it('exports no column by whose name something is opened', async () => {
  const { rows } = await database.owner.query<{ table: string; name: string }>(
    `SELECT ${named} AS "table", a.attname AS name
       FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
       JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname IN ('public', 'auth')
      WHERE a.attname ~ '(^|_)(token|password|secret|navegador|impressao)$'`,
  )
  const left = rows.filter(({ table, name }) =>
    exported.some((one) => one.table === table && !one.without?.includes(name)),
  )
  expect(left).toEqual([])
  expect(rows.length).toBeGreaterThan(3)
})
