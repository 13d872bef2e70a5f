import type { Tx } from '#platform/db/transaction.ts'

/**
 * The statement that notes how to take a command back, to stand as a part of the command's own
 * WITH: the note costs no round trip and cannot be forgotten. All parts are SQL expressions.
 */
export function noteInverse(parts: {
  userId: string
  id: string
  /** `<slice>.<command>`, the name under which `undo` finds who carries the inverse out. */
  command: string
  inverse: string
  /** What decides whether there is anything to note: no row, no note. */
  from: string
}): string {
  return `INSERT INTO operacoes (user_id, id, comando, inverso)
    SELECT ${parts.userId}, ${parts.id}, '${parts.command}', ${parts.inverse} ${parts.from}
    ON CONFLICT (user_id, id) DO NOTHING RETURNING id`
}

/**
 * The parts of a WITH that change rows by `update`, which ends in RETURNING *, and note each as it
 * was and as it was left. So an undo can tell whether something else has changed it since.
 *
 * @param parts.row The row of an alias as the journal keeps it, as JSON.
 * @param parts.where Which rows: the same as in `update`.
 * @param parts.also More of the note, as SQL that is joined to it by `||`.
 */
export function noteEdit(parts: {
  userId: string
  id: string
  command: string
  table: string
  where: string
  update: string
  row: (alias: string) => string
  also?: string
}): string {
  const { userId, id, command, row } = parts
  const note = `jsonb_build_object('before', ${row('antes')}, 'after', ${row('depois')})`
  return `
    antes AS (SELECT * FROM ${parts.table} WHERE ${parts.where}),
    depois AS (${parts.update}),
    nota AS (${noteInverse({
      ...{ userId, id, command },
      inverse: parts.also === undefined ? note : `${note} || ${parts.also}`,
      from: 'FROM antes, depois',
    })})`
}

/** What changes with every write, and so tells nothing of what somebody did. */
const bookkeeping = `'{versao,created_at,updated_at}'::text[]`

/**
 * Whether a row is as an edit left it. An edit that was undone since has left nothing behind, so
 * edits can be taken back one after the other. Notes of earlier releases lack `after`: their row
 * must not have been touched at all.
 *
 * @param parts.row The row as it is now, as the journal keeps it.
 * @param parts.note The parameter that holds the note.
 */
export function isAsLeft({ row, note }: { row: string; note: string }): string {
  return `CASE WHEN ${note}::jsonb -> 'after' IS NULL
      THEN (${row} ->> 'versao')::int = (${note}::jsonb -> 'before' ->> 'versao')::int + 1
      ELSE ${row} @> ((${note}::jsonb -> 'after') - ${bookkeeping}) END`
}

export interface JournalEntry {
  command: string
  inverse: unknown
  isUndone: boolean
}

/** The entry, locked until the transaction ends, or null when this person has none of that id. */
export async function lockEntry(tx: Tx, userId: string, id: string): Promise<JournalEntry | null> {
  const { rows } = await tx.query<JournalEntry>({
    name: 'journal-lock',
    text: `SELECT comando AS command, inverso AS inverse, desfeita_em IS NOT NULL AS "isUndone"
      FROM operacoes WHERE user_id = $1 AND id = $2 FOR UPDATE`,
    values: [userId, id],
  })
  return rows[0] ?? null
}

/** As `lockEntry`, without the lock: to look while holding what a command locks. */
export async function findEntry(tx: Tx, userId: string, id: string): Promise<JournalEntry | null> {
  const { rows } = await tx.query<JournalEntry>({
    name: 'journal-find',
    text: `SELECT comando AS command, inverso AS inverse, desfeita_em IS NOT NULL AS "isUndone"
      FROM operacoes WHERE user_id = $1 AND id = $2`,
    values: [userId, id],
  })
  return rows[0] ?? null
}

/**
 * Whether somebody has edited, paid, filled or deleted any of these since a command made them, and
 * it still counts. A note of one names its row, or the row as it was.
 */
export async function isChangedSince(
  tx: Tx,
  userId: string,
  made: { undoId: string; ids: readonly string[] },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'journal-changed-since',
    text: `SELECT FROM operacoes m JOIN operacoes o ON o.user_id = m.user_id
      WHERE m.user_id = $1 AND m.id = $2 AND o.id <> m.id
        AND o.created_at >= m.created_at AND o.desfeita_em IS NULL
        AND o.comando !~ '[.](create|copy|purchase)$'
        AND (jsonb_path_query_array(o.inverso, 'lax $.before.id')
          || jsonb_path_query_array(o.inverso, 'lax $.id')) ?| $3::text[]
      LIMIT 1`,
    values: [userId, made.undoId, made.ids],
  })
  return rowCount === 1
}

export async function markUndone(
  tx: Tx,
  entry: { userId: string; id: string; at: Temporal.Instant },
): Promise<void> {
  await tx.query({
    name: 'journal-mark',
    text: 'UPDATE operacoes SET desfeita_em = $3 WHERE user_id = $1 AND id = $2',
    values: [entry.userId, entry.id, entry.at.toString()],
  })
}

/** Notes commands under one id more, by which they are taken back together. */
export async function noteTogether(
  tx: Tx,
  entry: { userId: string; id: string; command: string; inverse: object },
): Promise<void> {
  await tx.query({
    text: 'INSERT INTO operacoes (user_id, id, comando, inverso) VALUES ($1, $2, $3, $4)',
    values: [entry.userId, entry.id, entry.command, JSON.stringify(entry.inverse)],
  })
}
