import type { Channel } from '#assistant/conversation/conversation.store.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** Which messages to take away: one by its id, or those sent between two moments. */
export type Deletion =
  | { channel: Channel; id: string }
  | { from: Temporal.Instant | null; before: Temporal.Instant | null }

/**
 * Empties messages, takes their replies away and lets go of what is still being talked about. The
 * ids stay, so that a repeat registers nothing; so does what the messages wrote down.
 *
 * @returns How many messages there were.
 */
export async function deleteMessages(
  tx: Tx,
  userId: string,
  deletion: Deletion & { at: Temporal.Instant },
): Promise<number> {
  const one = 'id' in deletion ? deletion : null
  const range = 'id' in deletion ? null : deletion
  // The order of every message: first its row, then the conversation's.
  const { rows } = await tx.query<{ quantas: number }>({
    text: `WITH apagadas AS (
        UPDATE mensagens SET texto = '', apagada_em = $2
        WHERE user_id = $1 AND apagada_em IS NULL
          AND ($3::text IS NULL OR (canal = $3 AND id = $4))
          AND ($5::timestamptz IS NULL OR enviada_em >= $5)
          AND ($6::timestamptz IS NULL OR enviada_em < $6)
        RETURNING canal, id
      ), sem_respostas AS (
        DELETE FROM respostas AS r USING apagadas AS a
        WHERE r.user_id = $1 AND r.canal = a.canal AND r.mensagem_id = a.id
      ), esquecida AS (
        UPDATE conversas SET estado = '{}', updated_at = $2
        WHERE user_id = $1 AND EXISTS (SELECT FROM apagadas)
      )
      SELECT count(*)::int AS quantas FROM apagadas`,
    values: [
      userId,
      deletion.at.toString(),
      one?.channel ?? null,
      one?.id ?? null,
      range?.from?.toString() ?? null,
      range?.before?.toString() ?? null,
    ],
  })
  return rows[0]?.quantas ?? 0
}
