import type { Tx } from '#platform/db/transaction.ts'
import type { Holding } from '#platform/holdings/holding.ts'

/** A row as it stands in JSON, and as text for a table of a spreadsheet. */
export interface HeldRow {
  json: string
  cells: (string | null)[]
}

export interface HeldRows {
  columns: string[]
  /** Which of them are written by somebody and not by us. */
  texts: boolean[]
  batches: AsyncIterable<HeldRow[]>
}

const batchSize = 1_000

interface Column {
  name: string
  type: string
}

/**
 * Reads what a table holds of a person, a batch at a time, by a cursor of the open transaction:
 * nobody's transactions fit into memory by promise.
 *
 * @param person.timeZone In which moments are told.
 */
export async function readHolding(
  tx: Tx,
  holding: Holding,
  person: { userId: string; timeZone: string },
): Promise<HeldRows> {
  const columns = (await listColumns(tx, holding.table)).filter(
    ({ name }) => !holding.without?.includes(name),
  )
  return {
    columns: columns.map(({ name }) => name),
    texts: columns.map(({ type }) => type === 'text'),
    batches: fetchAll(tx, selectText(holding, columns), person),
  }
}

async function* fetchAll(
  tx: Tx,
  select: string,
  person: { userId: string; timeZone: string },
): AsyncGenerator<HeldRow[]> {
  await tx.query({
    text: `DECLARE held NO SCROLL CURSOR FOR ${select}`,
    values: [person.userId, person.timeZone],
  })
  for (;;) {
    const { rows } = await tx.query<{ json: string; cells: (string | null)[] }>({
      text: `FETCH ${batchSize} FROM held`,
    })
    if (rows.length > 0) yield rows
    if (rows.length < batchSize) break
  }
  await tx.query({ text: 'CLOSE held' })
}

/** Those that can be written: generated ones say nothing new. */
async function listColumns(tx: Tx, table: string): Promise<Column[]> {
  const { rows } = await tx.query<Column>({
    text: `SELECT quote_ident(a.attname) AS name, t.typname AS type
             FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
            WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped
              AND a.attgenerated = ''
            ORDER BY a.attnum`,
    values: [quoted(table)],
  })
  return rows
}

function selectText({ table, rows }: Holding, columns: Column[]): string {
  const names = columns.map(({ name }) => name)
  // Both parameters are used whatever the columns are, or their types could not be told.
  const cells = columns.map(cellOf).join(', ')
  return `SELECT to_jsonb(h)::text AS json, ARRAY[${cells}]::text[] AS cells
            FROM (SELECT ${names.join(', ')} FROM ${quoted(table)} WHERE ${rows}) h
           WHERE $2::text IS NOT NULL`
}

/** As a Brazilian spreadsheet reads it. */
function cellOf({ name, type }: Column): string {
  const value = `h.${name}`
  switch (type) {
    case 'numeric':
      return `replace(${value}::text, '.', ',')`
    case 'date':
      return `to_char(${value}, 'DD/MM/YYYY')`
    case 'timestamptz':
      return `to_char(${value} AT TIME ZONE $2, 'DD/MM/YYYY HH24:MI:SS')`
    case 'bool':
      return `CASE ${value} WHEN true THEN 'sim' WHEN false THEN 'n\u00e3o' END`
    default:
      return `${value}::text`
  }
}

/** Names come from our own lists; `user` alone would be a word of SQL. */
function quoted(table: string): string {
  return table
    .split('.')
    .map((part) => `"${part}"`)
    .join('.')
}
