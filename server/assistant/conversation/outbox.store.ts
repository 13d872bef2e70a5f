import type { Channel } from '#assistant/conversation/conversation.store.ts'
import { lockName } from '#platform/db/lock-name.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** What became of a reply that a provider carries; `entregue` and later ones never go back. */
export type ReplyFate = 'pendente' | 'enviando' | 'enviada' | 'entregue' | 'lida' | 'falhou'

export interface ClaimedReply {
  id: string
  messageId: string
  text: string
  quickReplies: string[]
  isUndoable: boolean
  channelId: string
  /** This one included. */
  attempts: number
  /** Whether another one was waiting behind it. */
  hasNext: boolean
}

interface Place {
  userId: string
  channel: Channel
}

/**
 * Takes the person's oldest unsent reply, for this worker alone until `until`. Replies leave in
 * their order, so nothing is claimed while an older one is on its way or waits for its next try.
 *
 * One that was being sent when its worker vanished is claimed again after `until`: by then a status
 * would have told that it left.
 *
 * @returns The reply, or when to ask again, or null when everything has been sent.
 */
export async function claimReply(
  tx: Tx,
  place: Place & { at: Temporal.Instant; until: Temporal.Instant },
): Promise<{ reply: ClaimedReply } | { waitUntil: Temporal.Instant } | null> {
  lockName(tx, `saida:${place.userId}`)
  const { rows } = await tx.query<ClaimedReply & { waitUntil: Date | null }>({
    name: 'outbox-claim',
    text: `WITH primeira AS (
        SELECT resposta_id, proxima_em FROM envios
        WHERE user_id = $1 AND canal = $2 AND situacao IN ('pendente', 'enviando')
        ORDER BY created_at, ordem LIMIT 1
      ), tomada AS (
        UPDATE envios AS e
        SET situacao = 'enviando', tentativas = e.tentativas + 1, proxima_em = $4, erro = NULL
        FROM primeira
        WHERE e.user_id = $1 AND e.resposta_id = primeira.resposta_id
          AND (primeira.proxima_em IS NULL OR primeira.proxima_em <= $3)
        RETURNING e.resposta_id, e.canal_id, e.tentativas
      )
      SELECT r.id, r.mensagem_id AS "messageId", r.texto AS text, r.opcoes AS "quickReplies",
        r.operacao_id IS NOT NULL AS "isUndoable", tomada.canal_id AS "channelId",
        tomada.tentativas AS attempts, primeira.proxima_em AS "waitUntil",
        EXISTS (SELECT FROM envios AS outro
          WHERE outro.user_id = $1 AND outro.canal = $2
            AND outro.resposta_id <> primeira.resposta_id
            AND outro.situacao IN ('pendente', 'enviando')) AS "hasNext"
      FROM primeira LEFT JOIN tomada ON true
        LEFT JOIN respostas AS r ON r.user_id = $1 AND r.id = tomada.resposta_id`,
    values: [place.userId, place.channel, place.at.toString(), place.until.toString()],
  })
  const [row] = rows
  if (!row) return null
  const { waitUntil, ...reply } = row
  if (reply.id !== null) return { reply }
  return { waitUntil: waitUntil?.toTemporalInstant() ?? place.at }
}

/** The provider took it. A status that came first, and knows more, stays. */
export function keepSent(tx: Tx, sent: { userId: string; id: string; externalId: string }): void {
  tx.send({
    name: 'outbox-sent',
    text: `UPDATE envios SET id_externo = $3, proxima_em = NULL, erro = NULL,
        situacao = CASE situacao WHEN 'enviando' THEN 'enviada' ELSE situacao END
      WHERE user_id = $1 AND resposta_id = $2 AND situacao <> 'pendente'`,
    values: [sent.userId, sent.id, sent.externalId],
  })
}

/**
 * It did not leave, or nobody knows.
 *
 * @param failure.nextAt When to look at it again; null ends it as `falhou`.
 * @param failure.isUnknown It stays `enviando` until then, for a status to say that it left.
 */
export async function keepFailure(
  tx: Tx,
  failure: {
    userId: string
    id: string
    error: string
    nextAt: Temporal.Instant | null
    isUnknown?: boolean
  },
): Promise<void> {
  const waiting: ReplyFate = failure.isUnknown ? 'enviando' : 'pendente'
  await tx.query({
    text: `UPDATE envios SET erro = $3, proxima_em = $4, situacao = $5
      WHERE user_id = $1 AND resposta_id = $2 AND situacao IN ('pendente', 'enviando')`,
    values: [
      failure.userId,
      failure.id,
      failure.error,
      failure.nextAt?.toString() ?? null,
      failure.nextAt === null ? 'falhou' : waiting,
    ],
  })
}

/**
 * What the provider tells of a reply later on, in any order: it only ever moves forward, and a
 * delivery counts more than a failure that was told before it.
 *
 * @returns Whether it is a reply at all, and how often it has been tried where this changed it.
 */
export async function keepStatus(
  tx: Tx,
  status: {
    userId: string
    id: string
    externalId: string
    fate: Extract<ReplyFate, 'enviada' | 'entregue' | 'lida' | 'falhou'>
    error: string | null
  },
): Promise<{ isReply: boolean; attempts: number | null }> {
  const { rows } = await tx.query<{ attempts: number | null }>({
    name: 'outbox-status',
    text: `WITH mudada AS (
        UPDATE envios
        SET situacao = $4, erro = $5, proxima_em = NULL, id_externo = $3
        WHERE user_id = $1 AND resposta_id = $2 AND coalesce(id_externo, $3) = $3
          AND CASE $4
            WHEN 'enviada' THEN situacao IN ('pendente', 'enviando')
            WHEN 'falhou' THEN situacao IN ('pendente', 'enviando', 'enviada')
            WHEN 'entregue' THEN situacao NOT IN ('entregue', 'lida')
            ELSE situacao <> 'lida' END
        RETURNING tentativas
      )
      SELECT (SELECT tentativas FROM mudada) AS attempts
      FROM envios WHERE user_id = $1 AND resposta_id = $2`,
    values: [status.userId, status.id, status.externalId, status.fate, status.error],
  })
  return { isReply: rows.length > 0, attempts: rows[0]?.attempts ?? null }
}

/** Puts a reply that the provider gave back into the queue again. */
export async function retryReply(
  tx: Tx,
  retry: { userId: string; id: string; nextAt: Temporal.Instant },
): Promise<void> {
  await tx.query({
    text: `UPDATE envios SET situacao = 'pendente', proxima_em = $3, id_externo = NULL
      WHERE user_id = $1 AND resposta_id = $2 AND situacao = 'falhou'`,
    values: [retry.userId, retry.id, retry.nextAt.toString()],
  })
}
