import type { Tx } from '#platform/db/transaction.ts'

/** Notes that somebody asked for the end of their account; whether they had not before. */
export async function insertDeletion(
  tx: Tx,
  asked: { userId: string; at: Temporal.Instant; dueAt: Temporal.Instant },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    text: `INSERT INTO exclusoes (user_id, pedida_em, apagar_em) VALUES ($1, $2, $3)
           ON CONFLICT (user_id) DO NOTHING`,
    values: [asked.userId, asked.at.toString(), asked.dueAt.toString()],
  })
  return rowCount === 1
}

/** Has it done now, whether or not it was asked for before; whether it had not been. */
export async function hastenDeletion(
  tx: Tx,
  asked: { userId: string; at: Temporal.Instant },
): Promise<boolean> {
  const { rows } = await tx.query<{ isNew: boolean }>({
    text: `INSERT INTO exclusoes (user_id, pedida_em, apagar_em) VALUES ($1, $2, $2)
           ON CONFLICT (user_id) DO UPDATE
             SET apagar_em = least(exclusoes.apagar_em, excluded.apagar_em)
           RETURNING xmax = 0 AS "isNew"`,
    values: [asked.userId, asked.at.toString()],
  })
  return rows[0]?.isNew ?? false
}

/** Takes it back; whether there was something to take back, and time for it. */
export async function deleteDeletion(
  tx: Tx,
  person: { userId: string; now: Temporal.Instant },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    text: 'DELETE FROM exclusoes WHERE user_id = $1 AND feita_em IS NULL AND apagar_em > $2',
    values: [person.userId, person.now.toString()],
  })
  return rowCount === 1
}

/** Whose time to come back is over, the longest first. */
export async function listDueDeletions(tx: Tx, now: Temporal.Instant): Promise<string[]> {
  const { rows } = await tx.query<{ user_id: string }>({
    text: `SELECT user_id FROM exclusoes
            WHERE feita_em IS NULL AND apagar_em <= $1 ORDER BY apagar_em LIMIT 100`,
    values: [now.toString()],
  })
  return rows.map((row) => row.user_id)
}

/** Takes one that is due, for this transaction; whether it is still to be done. */
export async function lockDeletion(tx: Tx, userId: string): Promise<boolean> {
  const { rowCount } = await tx.query({
    text: 'SELECT FROM exclusoes WHERE user_id = $1 AND feita_em IS NULL FOR UPDATE',
    values: [userId],
  })
  return rowCount === 1
}

export async function settleDeletion(
  tx: Tx,
  done: { userId: string; at: Temporal.Instant },
): Promise<void> {
  await tx.query({
    text: 'UPDATE exclusoes SET feita_em = $2 WHERE user_id = $1',
    values: [done.userId, done.at.toString()],
  })
}

/** Forgets what was kept of people who left before this moment, and that they had. */
export async function forgetKept(tx: Tx, before: Temporal.Instant): Promise<void> {
  const values = [before.toString()]
  await tx.query({ text: 'SELECT esquecer_consentimentos($1)', values })
  await tx.query({ text: 'DELETE FROM exclusoes WHERE feita_em <= $1', values })
}
