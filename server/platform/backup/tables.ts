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
// - pgboss: a library's tables, made anew. What waited in them with something to say, such as an
//   e-mail, is written as rows of `trabalhos_restaurados`, from where the new queue takes it up.
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

/**
 * COPY carries rows alone: a sequence would start again and give numbers that are taken. That of an
 * identity column is found by its column and set after its rows (see `countOnStatements`); no other
 * is known here.
 */
async function refuseSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'auth') and c.relkind = 'S'
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'i')`,
  )
  if (rows[0]) throw new Error(`backups know no sequences, and ${rows[0].name} is one`)
}

/** What lets the identity columns count on from where their rows end, once these are there. */
export async function countOnStatements(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ text: string }>(
    `select format('select setval(pg_get_serial_sequence(%L, %L), coalesce(max(%I), 0) + 1, false)'
       ' from %s', c.oid::regclass, a.attname, a.attname, c.oid::regclass) as text
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid
     where n.nspname in ('public', 'auth') and c.relkind = 'r' and a.attidentity <> ''
     order by 1`,
  )
  return rows.map(({ text }) => text)
}

export function copyOutStatement({ name, columns }: Table): string {
  return `copy ${name} (${columns.join(', ')}) to stdout`
}

const restoredJobs = 'public.trabalhos_restaurados'

/** As `copyOutStatement`, for a backup: the jobs that wait are written as restored ones. */
export function backupStatement(table: Table, hasJobs: boolean): string {
  if (table.name !== restoredJobs || !hasJobs) return copyOutStatement(table)
  return `copy (
    select id, fila, dados, comeca_em from ${restoredJobs}
    union all
    select id, name, data, start_after from pgboss.job
    where state in ('created', 'retry', 'active') and data <> '{}' and name not like '__pgboss%'
  ) to stdout`
}

/** Whether a job queue has ever been made in this database. */
export async function hasJobTables(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('pgboss.job') is not null as found`,
  )
  return rows[0]?.found ?? false
}

export function copyInStatement({ name, columns }: Table): string {
  return `copy ${name} (${columns.join(', ')}) from stdin`
}
