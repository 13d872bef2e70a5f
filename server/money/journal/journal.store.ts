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
