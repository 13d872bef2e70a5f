import type pg from 'pg'

export interface Table {
  /** With its schema, quoted, ready for SQL: `auth."user"`. */
  name: string
  /** Those that can be written: generated ones are left out. */
  columns: string[]
}

/**
 * What the text form of COPY hangs on: two servers must write the same for the same row. Names are
 * told with their schema because none is on the search path.
 */
export const copySettings = `
  set search_path = ''; set row_security = off; set client_encoding = 'UTF8';
  set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'iso_8601';
  set extra_float_digits = 3; set bytea_output = 'hex';
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set lock_timeout = '20s'; set client_min_messages = warning`

// What is not taken along:
// - pgboss: jobs in flight. The installation that the backup is of does them; a copy that did
//   them too would send every e-mail twice. The facts are in the product's own tables.
// - migracoes: the schema's level is in the manifest, and restore writes its own.
// - instalacao: what is true of this installation alone, such as its secret key.
// - unlogged tables: counters of rate limits, which PostgreSQL itself drops after a crash.
const listing = `
  select c.oid::regclass::text as name,
    array_agg(quote_ident(a.attname) order by a.attnum) as columns
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid
  where n.nspname in ('public', 'auth') and c.relkind in ('r', 'p') and not c.relispartition
    and c.relpersistence = 'p' 
    and c.relname not in ('migracoes', 'instalacao')
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  group by c.oid order by 1`

/** Every table with something to keep, each after those that its foreign keys point at. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  await refuseSequences(client)
  const { rows: tables } = await client.query<Table>(listing)
  const { rows: keys } = await client.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as "from", confrelid::regclass::text as "to"
     from pg_constraint where contype = 'f' and conrelid <> confrelid and not condeferred`,
  )
  const ordered: Table[] = []
  const waiting = new Map(tables.map((table) => [table.name, table]))
  while (waiting.size > 0) {
    const isBlocked = ({ name }: Table): boolean =>
      keys.some((key) => key.from === name && waiting.has(key.to))
    const next = [...waiting.values()].find((table) => !isBlocked(table))
    if (!next) throw new Error('tables point at each other in a circle')
    waiting.delete(next.name)
    ordered.push(next)
  }
  return ordered
}

/** COPY carries rows alone: a sequence would start again and give numbers that are taken. */
async function refuseSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'auth') and c.relkind = 'S'`,
  )
  if (rows[0]) throw new Error(`backups know no sequences, and ${rows[0].name} is one`)
}

export function copyOutStatement({ name, columns }: Table): string {
  return `copy ${name} (${columns.join(', ')}) to stdout`
}

export function copyInStatement({ name, columns }: Table): string {
  return `copy ${name} (${columns.join(', ')}) from stdin`
}
