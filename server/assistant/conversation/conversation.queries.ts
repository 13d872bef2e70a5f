import type { LastRegistration } from '@lya/assistant'
import type { Exchange, Reply } from '@lya/contract/assistant/conversation.ts'
import type { Channel } from '#assistant/conversation/conversation.store.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { RowKey } from '#platform/http/cursors/row-cursor.ts'

export interface ExchangeRow {
  id: string
  texto: string
  enviada_em: Date
  created_at: string
  respostas: Reply[]
  respondida: Exchange['quoted'] | null
}

/** The replies to the message `m`. */
export const replies = `
  (SELECT coalesce(json_agg(json_build_object('id', r.id, 'text', r.texto,
      'quickReplies', r.opcoes, 'undoId', r.operacao_id,
      'undone', o.desfeita_em IS NOT NULL) ORDER BY r.ordem), '[]')
    FROM respostas r
    LEFT JOIN operacoes o ON o.user_id = r.user_id AND o.id = r.operacao_id
    WHERE r.user_id = m.user_id AND r.canal = m.canal AND r.mensagem_id = m.id) AS respostas`

const uuid = `'^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`

/** What the message `m` answers, by whoever wrote it; null when nothing, or when it is gone. */
export const quoted = `
  CASE WHEN m.responde_a IS NOT NULL THEN (
    SELECT json_build_object('text', q.texto, 'isMine', q.minha) FROM (
      SELECT o.texto, true AS minha FROM mensagens o
        WHERE o.user_id = m.user_id AND o.canal = m.canal AND o.id = m.responde_a
          AND o.apagada_em IS NULL
      UNION ALL
      SELECT r.texto, false FROM envios e
        JOIN respostas r ON r.user_id = e.user_id AND r.id = e.resposta_id
        WHERE e.user_id = m.user_id AND e.canal = m.canal AND e.id_externo = m.responde_a
      UNION ALL
      SELECT r.texto, false FROM respostas r
        WHERE r.user_id = m.user_id
          AND r.id = CASE WHEN m.responde_a ~ ${uuid} THEN m.responde_a::uuid END
    ) q LIMIT 1) END AS respondida`

/** A stored message with its replies, as the contract has it. */
export function exchangeOf(row: ExchangeRow): Exchange {
  return {
    id: row.id,
    text: row.texto,
    sentAt: row.enviada_em.toISOString(),
    replies: row.respostas,
    ...(row.respondida ? { quoted: row.respondida } : {}),
  }
}

/** The text that is stored under this id, with its replies, or null. */
export async function findExchange(
  tx: Tx,
  userId: string,
  message: { channel: Channel; id: string },
): Promise<{ text: string; replies: Reply[] } | null> {
  const { rows } = await tx.query<ExchangeRow>({
    name: 'conversation-find',
    text: `SELECT m.texto, ${replies} FROM mensagens m
      WHERE m.user_id = $1 AND m.canal = $2 AND m.id = $3`,
    values: [userId, message.channel, message.id],
  })
  const [row] = rows
  return row ? { text: row.texto, replies: row.respostas } : null
}

/**
 * What the quoted message of the person, or the quoted answer of Lya's, registered; null when it
 * was nothing, and undefined where the text is a tap on one of its quick replies, which speaks of
 * whatever was asked.
 */
export async function findQuoted(
  tx: Tx,
  userId: string,
  quote: { channel: Channel; id: string; text: string },
): Promise<LastRegistration | null | undefined> {
  const { channel, id, text } = quote
  const { rows } = await tx.query<{ registro: LastRegistration | null; toque: boolean }>({
    name: 'conversation-quoted',
    // One branch for each kind of id, so that each reads by its index.
    text: `SELECT r.registro, $4 = ANY (r.opcoes) AS toque FROM respostas r
        WHERE r.user_id = $1 AND r.canal = $2 AND r.mensagem_id = $3::text
      UNION ALL SELECT r.registro, $4 = ANY (r.opcoes) FROM envios e
        JOIN respostas r ON r.user_id = e.user_id AND r.id = e.resposta_id
        WHERE e.user_id = $1 AND e.canal = $2 AND e.id_externo = $3
      UNION ALL SELECT r.registro, $4 = ANY (r.opcoes) FROM respostas r
        WHERE r.user_id = $1 AND r.canal = $2
          AND r.id = CASE WHEN $3 ~ ${uuid} THEN $3::uuid END`,
    values: [userId, channel, id, text],
  })
  const registered = rows.find(({ registro }) => registro !== null)?.registro
  if (registered) return registered
  return rows.some(({ toque }) => toque) ? undefined : null
}

/** Exchanges newest first, older than `before`; at most `limit`. */
export async function listExchanges(
  tx: Tx,
  userId: string,
  page: { before: RowKey | null; limit: number },
): Promise<{ items: Exchange[]; keys: RowKey[] }> {
  const { rows } = await tx.query<ExchangeRow>({
    name: 'conversation-history',
    text: `SELECT m.id, m.texto, m.enviada_em, m.created_at::text AS created_at, ${replies}, ${quoted}
      FROM mensagens m
      WHERE m.user_id = $1 AND m.apagada_em IS NULL
        AND ($2::timestamptz IS NULL OR (m.created_at, m.id) < ($2::timestamptz, $3::text))
      ORDER BY m.created_at DESC, m.id DESC
      LIMIT $4`,
    values: [userId, page.before?.createdAt ?? null, page.before?.id ?? '', page.limit],
  })
  return {
    items: rows.map(exchangeOf),
    keys: rows.map((row) => ({ createdAt: row.created_at, id: row.id })),
  }
}
