import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLogin } from '#platform/db/login/open-login.ts'
import { givenPerson } from '#platform/db/testing/given-person.ts'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'

let test: TestDatabase
let tables: string[]

beforeAll(async () => {
  test = await testDatabase()
  await givenPerson(test)
  const { rows } = await test.owner.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'auth', 'pgboss') and c.relkind in ('r', 'p', 'v')`,
  )
  tables = rows.map((row) => row.name)
})
afterAll(() => test.close())

/** What a statement that was smuggled into one of the pool's connections could do. */
async function onConnection(...statements: string[]): Promise<unknown> {
  const client = await test.db.pool.connect()
  try {
    for (const statement of statements) await client.query(statement)
    return 'done'
  } catch (error) {
    return (error as { code?: string }).code
  } finally {
    client.release(true)
  }
}

describe('a connection of the pool', () => {
  it.each(['RESET ROLE', 'SET ROLE NONE'])('reads nothing after %s', async (leave) => {
    expect(tables).toEqual(
      expect.arrayContaining([
        ...['public.profiles', 'public.transacoes', 'public.migracoes'],
        ...['auth.session', 'pgboss.job'],
      ]),
    )
    for (const table of tables) {
      expect([table, await onConnection(leave, `select from ${table}`)]).toEqual([table, '42501'])
    }
    expect(
      await onConnection('begin', 'set local role app_user', leave, 'table public.profiles'),
    ).toBe('42501')
  })

  it('acts as the system, and becomes one of the three roles and nobody else', async () => {
    expect(await onConnection('select from profiles')).toBe('done')
    for (const role of ['app_user', 'app_system', 'app_admin']) {
      expect(await onConnection(`set role ${role}`)).toBe('done')
    }
    const { rows } = await test.owner.query<{ name: string }>(
      `select quote_ident(rolname) as name from pg_roles
       where rolname like 'pg\\_%' or rolname = current_user`,
    )
    expect(rows.length).toBeGreaterThan(10)
    for (const { name } of rows) {
      expect([name, await onConnection(`set role ${name}`)]).toEqual([name, '42501'])
    }
  })

  it('makes, changes and drops nothing', async () => {
    for (const statement of [
      'create table public.x (y int)',
      'create schema x',
      'create role x',
      'create extension dblink',
      'alter table profiles disable row level security',
      'drop table transacoes',
      'set session authorization postgres',
      'copy (select 1) to program $$true$$',
    ]) {
      expect(await onConnection(statement)).not.toBe('done')
      expect(await onConnection('reset role', statement)).not.toBe('done')
    }
  })
})

describe('openLogin', () => {
  it('finds what it made before, and takes another password for it', async () => {
    for (const password of ['uma senha', 'uma senha', 'outra senha']) {
      expect(await openLogin(test.address, password)).toMatchObject({ refused: null })
    }
  })

  it('serves several processes that start at once', async () => {
    const logins = await Promise.all([1, 2, 3, 4].map(() => openLogin(test.address, 'senha')))
    expect(logins.map(({ refused }) => refused)).toEqual([null, null, null, null])
  })

  it.each(['createdb', 'createrole', 'bypassrls', 'inherit', 'superuser'])(
    'refuses a role of its name that has %s',
    async (right) => {
      const other = await testDatabase()
      const { rows } = await other.db.pool.query<{ name: string }>('select session_user as name')
      await other.owner.query(`alter role ${rows[0]?.name} ${right}`)
      expect((await openLogin(other.address, 'x')).refused).toMatch(/may do more than it should/)
      await other.close()
    },
  )

  it('refuses a role of its name that owns something, or may become somebody else', async () => {
    const other = await testDatabase()
    const { rows } = await other.db.pool.query<{ name: string }>('select session_user as name')
    const name = rows[0]?.name
    await other.owner.query(`create table coisa (); alter table coisa owner to ${name}`)
    expect((await openLogin(other.address, 'x')).refused).toMatch(/may do more than it should/)
    await other.owner.query(`drop table coisa; grant pg_read_all_data to ${name}`)
    expect((await openLogin(other.address, 'x')).refused).toMatch(/may do more than it should/)
    await other.close()
  })
})
