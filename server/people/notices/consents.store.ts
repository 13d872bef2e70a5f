import type { NoticeChannel } from '@lya/contract/people/notices.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'

/** What a person answered about one kind on one channel. */
export interface Answer {
  kind: string
  /** `app` is what is agreed to without anything being sent. */
  channel: NoticeChannel | 'app'
  isYes: boolean
}

/** Adds these answers to the person's; none is ever changed. @param origin Where it was given. */
export async function addConsents(
  tx: Tx,
  given: {
    userId: string
    answers: readonly Answer[]
    origin: 'tela' | 'link'
    at: Temporal.Instant
  },
): Promise<void> {
  const { answers } = given
  if (answers.length === 0) return
  await tx.query({
    text: `INSERT INTO consentimentos (user_id, id, tipo, canal, resposta, origem, created_at)
      SELECT $1, r.id, r.tipo, r.canal, r.resposta, $6, $7
      FROM unnest($2::uuid[], $3::text[], $4::text[], $5::boolean[]) 
        AS r (id, tipo, canal, resposta)`,
    values: [
      given.userId,
      answers.map(() => newId()),
      answers.map(({ kind }) => kind),
      answers.map(({ channel }) => channel),
      answers.map(({ isYes }) => isYes),
      given.origin,
      given.at.toString(),
    ],
  })
}

/** What the person answered last about this kind on this channel; null before any answer. */
export async function findAnswer(
  tx: Tx,
  which: { userId: string; kind: string; channel: Answer['channel'] },
): Promise<{ isYes: boolean; at: string } | null> {
  const { rows } = await tx.query<{ isYes: boolean; at: Date }>({
    text: `SELECT resposta AS "isYes", created_at AS at FROM consentimentos
      WHERE user_id = $1 AND tipo = $2 AND canal = $3 ORDER BY created_at DESC, id DESC LIMIT 1`,
    values: [which.userId, which.kind, which.channel],
  })
  const [row] = rows
  return row ? { isYes: row.isYes, at: row.at.toISOString() } : null
}
