import type { Tx } from '#platform/db/transaction.ts'
import type { Holding } from '#platform/holdings/holding.ts'
import { type Column, type SheetColumn, sheetOf } from '#platform/holdings/sheet.ts'

/** A row as it stands in JSON, and as text for a table of a spreadsheet. */
export interface HeldRow {
  json: string
  cells: (string | null)[]
}

export interface HeldRows {
  /** By the database's names, as JSON has them. */
  columns: string[]
  /** Of the cells, in their order. */
  headings: string[]
  /** Which of the cells are written by somebody and not by us. */
  texts: boolean[]
  batches: AsyncIterable<HeldRow[]>
}

const batchSize = 1_000

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
  const sheet = sheetOf(holding, columns)
  return {
    columns: columns.map(({ name }) => name),
    headings: sheet.map(({ heading }) => heading),
    texts: sheet.map(({ isText }) => isText),
    batches: fetchAll(tx, selectText(holding, columns, sheet), person),
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

function selectText(
  { table, rows, order }: Holding,
  columns: Column[],
  sheet: SheetColumn[],
): string {
  const names = columns.map(({ name }) => name)
  // Both parameters are used whatever the columns are, or their types could not be told.
  const cells = sheet.map(({ cell }) => cell).join(', ')
  return `SELECT to_jsonb(h)::text AS json, ARRAY[${cells}]::text[] AS cells
            FROM (SELECT ${names.join(', ')} FROM ${quoted(table)} WHERE ${rows}) h
           WHERE $2::text IS NOT NULL ${order ? `ORDER BY ${order}` : ''}`
}

/** Names come from our own lists; `user` alone would be a word of SQL. */
function quoted(table: string): string {
  return table
    .split('.')
    .map((part) => `"${part}"`)
    .join('.')
}
