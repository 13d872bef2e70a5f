import type { NoticeChannel } from '@lya/contract/people/notices.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'

/** What a person answered about one kind on one channel. */
export interface Answer {
  kind: string
  channel: NoticeChannel
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
