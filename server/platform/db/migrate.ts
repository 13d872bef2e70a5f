import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { StartFailure } from '#platform/boot/start-failure.ts'
import type { DatabaseAddress } from '#platform/db/database.ts'

export interface Migration {
  name: string
  sql: string
  checksum: string
}

const folder = join(import.meta.dirname, '../../migrations')
/** Any number will do, as long as every process of the product asks for the same one. */
const lockKey = 7_126_530_114

const createRecord = `create table if not exists migracoes (
  nome text primary key,
  soma text not null,
  aplicada_em timestamptz not null default now()
)`

/** The migrations that this version of the product has, in the order in which they are run. */
export function listMigrations(from = folder): Migration[] {
  const names = readdirSync(from).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => {
    const sql = readFileSync(join(from, name), 'utf8')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

/**
 * Brings a database to this version's schema, as its owner. Each file runs in a transaction of its
 * own; several processes may start at once, and all but the first then find nothing to do.
 *
 * @returns The names that were run, in order.
 */
export async function migrate(
  address: DatabaseAddress,
  migrations = listMigrations(),
): Promise<string[]> {
  const client = new pg.Client(address)
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(`set lock_timeout = '60s'; set client_min_messages = warning`)
    await lockSchema(client)
    const applied = await readApplied(client)
    verify(applied, migrations)
    const pending = migrations.filter((migration) => !applied.has(migration.name))
    for (const migration of pending) await apply(client, migration)
    return pending.map((migration) => migration.name)
  } finally {
    await client.end()
  }
}

/** Keeps every other process from changing the schema while this connection lives. */
export async function lockSchema(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [lockKey])
}

/** Runs these on an empty schema, within the caller's transaction. */
export async function buildSchema(client: pg.Client, migrations: Migration[]): Promise<void> {
  await client.query(createRecord)
  for (const migration of migrations) await run(client, migration)
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  await client.query(createRecord)
  const { rows } = await client.query<{ nome: string; soma: string }>(
    'select nome, soma from migracoes',
  )
  return new Map(rows.map((row) => [row.nome, row.soma]))
}

/** Refuses to go on where the database and this version of the product tell different stories. */
function verify(applied: Map<string, string>, migrations: Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]))
  for (const [name, checksum] of applied) {
    if (!known.has(name)) {
      throw new StartFailure(
        `the database has migration ${name}, which this version lacks: it belongs to a newer one`,
      )
    }
    if (known.get(name) !== checksum) {
      throw new StartFailure(`migration ${name} was changed after it ran: restore the file`)
    }
  }
  const pending = migrations.filter((migration) => !applied.has(migration.name))
  const last = [...applied.keys()].sort().at(-1)
  const late = pending.find((migration) => last !== undefined && migration.name < last)
  if (late) {
    throw new StartFailure(`migration ${late.name} comes before ${last}, which has already run`)
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await run(client, migration)
    await client.query('commit')
  } catch (error) {
    // The connection may be what broke; the error that is thrown tells more.
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

async function run(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query(sql)
    await client.query('insert into migracoes (nome, soma) values ($1, $2)', [name, checksum])
  } catch (error) {
    if ((error as { code?: string }).code === '42501') {
      throw new StartFailure(
        `migration ${name} needs more rights: ${(error as Error).message} ` +
          '(the owner must be able to create roles, schemas and the extension pg_trgm)',
      )
    }
    throw new Error(`migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
