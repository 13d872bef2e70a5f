import type { Reply } from '@lya/contract/assistant/conversation.ts'
import type { Channel } from '#assistant/conversation/conversation.store.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** A message that waits for its person's plan. */
export interface KeptMessage {
  channel: Channel
  id: string
  text: string
  sentAt: Temporal.Instant
}

/** Puts a message aside, to be noted once its person's plan has room for it. */
export function keepMessage(
  tx: Tx,
  userId: string,
  { channel, id }: Pick<KeptMessage, 'channel' | 'id'>,
): void {
  tx.send({
    name: 'kept-keep',
    text: `UPDATE mensagens SET guardada = true WHERE user_id = $1 AND canal = $2 AND id = $3`,
    values: [userId, channel, id],
  })
}

/** What waits, oldest first; what the person took away does not. */
export async function listKept(tx: Tx, userId: string, limit: number): Promise<KeptMessage[]> {
  const { rows } = await tx.query<Omit<KeptMessage, 'sentAt'> & { sent: Date }>({
    text: `SELECT canal AS channel, id, texto AS text, enviada_em AS sent FROM mensagens
      WHERE user_id = $1 AND guardada AND apagada_em IS NULL
      ORDER BY enviada_em, created_at LIMIT $2`,
    values: [userId, limit],
  })
  return rows.map(({ sent, ...message }) => ({ ...message, sentAt: sent.toTemporalInstant() }))
}

/** What the person wrote last there, under which something may be said; null without any. */
export async function findLatest(
  tx: Tx,
  userId: string,
  channel: Channel,
): Promise<Pick<KeptMessage, 'channel' | 'id'> | null> {
  const { rows } = await tx.query<Pick<KeptMessage, 'channel' | 'id'>>({
    text: `SELECT canal AS channel, id FROM mensagens
      WHERE user_id = $1 AND canal = $2 AND apagada_em IS NULL
      ORDER BY created_at DESC, id DESC LIMIT 1`,
    values: [userId, channel],
  })
  return rows[0] ?? null
}

/** These wait no longer; all do, where none are named. */
export async function releaseKept(
  tx: Tx,
  userId: string,
  messages: readonly Pick<KeptMessage, 'channel' | 'id'>[] | 'all',
): Promise<void> {
  const keys = messages === 'all' ? null : messages.map(({ channel, id }) => `${channel} ${id}`)
  await tx.query({
    text: `UPDATE mensagens SET guardada = false WHERE user_id = $1 AND guardada
      AND ($2::text[] IS NULL OR canal || ' ' || id = ANY ($2))`,
    values: [userId, keys],
  })
}

/**
 * Says one thing more under a message, in its channel, after what was answered to it.
 *
 * @param reply.numberId Which of the person's numbers it goes to; null where screens show it.
 */
export async function appendReply(
  tx: Tx,
  userId: string,
  { channel, id }: Pick<KeptMessage, 'channel' | 'id'>,
  reply: Reply & { numberId: string | null },
): Promise<void> {
  await tx.query({
    text: `WITH dita AS (
        INSERT INTO respostas
          (user_id, canal, mensagem_id, id, ordem, texto, opcoes, operacao_id, busca)
        SELECT $1, $2, $3, $4, coalesce(max(r.ordem) + 1, 0), $5, $6, $7, ' ' || dobra($5)
        FROM respostas AS r WHERE r.user_id = $1 AND r.canal = $2 AND r.mensagem_id = $3
        RETURNING id, ordem
      )
      INSERT INTO envios (user_id, resposta_id, canal, canal_id, ordem)
      SELECT $1, id, $2, $8, ordem FROM dita WHERE $8::uuid IS NOT NULL`,
    values: [
      ...[userId, channel, id, reply.id, reply.text, reply.quickReplies, reply.undoId],
      reply.numberId,
    ],
  })
}

/** The number that the person wrote from last; null without one. */
export async function findLastNumber(tx: Tx, userId: string): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>({
    text: `SELECT id FROM canais_whatsapp WHERE user_id = $1
      ORDER BY ultima_mensagem_em DESC LIMIT 1`,
    values: [userId],
  })
  return rows[0]?.id ?? null
}
