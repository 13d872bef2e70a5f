import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listMigrations, type Migration, migrate } from '#platform/db/migrate.ts'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'

let test: TestDatabase
const known = listMigrations()

beforeEach(async () => {
  test = await testDatabase()
})
afterEach(() => test.close())

function migration(name: string, sql: string): Migration {
  return { name, sql, checksum: `sum of ${sql}` }
}

async function hasTable(name: string): Promise<boolean> {
  const { rows } = await test.owner.query('select to_regclass($1) is not null as found', [name])
  return rows[0]?.found
}

it('finds nothing to do where all have run', async () => {
  expect(await migrate(test.address)).toEqual([])
})

it('runs what is new, once, however many start at once', async () => {
  const added = [
    ...known,
    migration('9001_um.sql', 'create table um (id int)'),
    migration('9002_dois.sql', 'create table dois (id int); insert into um values (1)'),
  ]
  const runs = await Promise.all([1, 2, 3, 4].map(() => migrate(test.address, added)))
  expect(runs.filter((names) => names.length > 0)).toEqual([['9001_um.sql', '9002_dois.sql']])
  expect((await test.owner.query('select count(*)::int from um')).rows).toEqual([{ count: 1 }])
})

it('keeps the migrations before one that fails, and nothing of that one', async () => {
  const added = [
    ...known,
    migration('9001_um.sql', 'create table um (id int)'),
    migration('9002_dois.sql', 'create table dois (id int); select 1 / 0'),
  ]
  await expect(migrate(test.address, added)).rejects.toThrow(
    'migration 9002_dois.sql failed: division by zero',
  )
  expect([await hasTable('um'), await hasTable('dois')]).toEqual([true, false])
  const mended = [...added.slice(0, -1), migration('9002_dois.sql', 'create table dois (id int)')]
  expect(await migrate(test.address, mended)).toEqual(['9002_dois.sql'])
})

it.each([
  [
    'was changed',
    known.map((one, at) => (at === 0 ? { ...one, checksum: 'another' } : one)),
    'migration 0001_roles.sql was changed after it ran: restore the file',
  ],
  [
    'is missing',
    known.slice(1),
    'the database has migration 0001_roles.sql, which this version lacks: it belongs to a newer one',
  ],
  [
    'comes late',
    [migration('0000_antes.sql', 'create table antes (id int)'), ...known],
    `migration 0000_antes.sql comes before ${known.at(-1)?.name}, which has already run`,
  ],
])('refuses to start when one %s', async (_, migrations, line) => {
  await expect(migrate(test.address, migrations)).rejects.toMatchObject({
    name: 'StartFailure',
    message: line,
  })
  expect(await hasTable('antes')).toBe(false)
})

it('serves an owner who is no superuser, and says so to one who may not make roles', async () => {
  const name = `dono_${process.pid}`
  const owner = new pg.Client(test.address)
  await owner.connect()
  // The same password as the owner's, so that the same address serves on a server that asks.
  const url = 'connectionString' in test.address ? new URL(test.address.connectionString) : null
  await owner.query(`create role ${name} login createrole password '${url?.password ?? ''}'`)
  const { rows } = await owner.query('select current_database() as name')
  await owner.query(`create schema vazio authorization ${name}`)
  await owner.query(`grant create on database ${rows[0]?.name} to ${name}`)
  const own = { ...test.address, user: name, options: '-c search_path=vazio' }
  if (url && 'connectionString' in own) {
    url.username = name
    own.connectionString = url.href
  }
  const roles = [migration('1_papel.sql', `create role papel_${process.pid}`)]
  expect(await migrate(own, roles)).toEqual(['1_papel.sql'])
  await owner.query(`alter role ${name} nocreaterole`)
  const more = [...roles, migration('2_papel.sql', `create role outro_${process.pid}`)]
  await expect(migrate(own, more)).rejects.toThrow(/^migration 2_papel.sql needs more rights/)
  await owner.query(`drop schema vazio cascade; drop role papel_${process.pid}`)
  await owner.query(`drop owned by ${name}; drop role ${name}`)
  await owner.end()
})
