import type pg from 'pg'

export type Row = Record<string, unknown>

/** Rows of the business by their tables. */
export interface BusinessRows {
  add(table: string, row: Row): void
  /** Puts all of them into the database, a table a statement. */
  insert(client: pg.Client): Promise<void>
}

/** What others point at is put in first. */
const parents = ['profiles', 'card_tokens', 'charges'] as const

/** Nothing yet. */
export function businessRows(): BusinessRows {
  const tables = new Map<string, Row[]>(parents.map((table) => [table, []]))
  return {
    add: (table, row) => {
      const rows = tables.get(table)
      if (rows) rows.push(row)
      else tables.set(table, [row])
    },
    insert: async (client) => {
      for (const [table, rows] of tables) {
        const columns = Object.keys(rows[0] ?? {}).join(', ')
        await client.query(
          `INSERT INTO ${table} (${columns})
           SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1)`,
          [JSON.stringify(rows)],
        )
      }
    },
  }
}

/** An id of version 7 of this moment; the same on every run of the same moment. */
export function idAt(at: Temporal.Instant, count: number): string {
  const hex = at.epochMilliseconds.toString(16).padStart(12, '0')
  const last = count.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-${last}`
}
