import type { LastRegistration } from '@lya/assistant'
import type { Exchange, Reply } from '@lya/contract/assistant/conversation.ts'
import type { Channel } from '#assistant/conversation/conversation.store.ts'
import type { Tx } from '#platform/db/transaction.ts'

export interface ExchangeRow {
  id: string
  texto: string
  enviada_em: Date
  created_at: string
  respostas: Reply[]
}

/** The replies to the message `m`. */
export const replies = `
  (SELECT coalesce(json_agg(json_build_object('id', r.id, 'text', r.texto,
      'quickReplies', r.opcoes, 'undoId', r.operacao_id,
      'undone', o.desfeita_em IS NOT NULL) ORDER BY r.ordem), '[]')
    FROM respostas r
    LEFT JOIN operacoes o ON o.user_id = r.user_id AND o.id = r.operacao_id
    WHERE r.user_id = m.user_id AND r.canal = m.canal AND r.mensagem_id = m.id) AS respostas`

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

/** What a message of the person, or Lya's answer to it, registered; null when it was nothing. */
export async function findRegistration(
  tx: Tx,
  userId: string,
  message: { channel: Channel; id: string },
): Promise<LastRegistration | null> {
  const { rows } = await tx.query<{ registro: LastRegistration }>({
    name: 'conversation-registration',
    text: `SELECT registro FROM respostas
      WHERE user_id = $1 AND canal = $2 AND registro IS NOT NULL
        AND (mensagem_id = $3 OR id_externo = $3 OR id::text = $3)
      ORDER BY ordem LIMIT 1`,
    values: [userId, message.channel, message.id],
  })
  return rows[0]?.registro ?? null
}

/** A place in the history: everything older than this moment and id. */
export interface HistoryKey {
  createdAt: string
  id: string
}

/** Exchanges newest first, older than `before`; at most `limit`. */
export async function listExchanges(
  tx: Tx,
  userId: string,
  page: { before: HistoryKey | null; limit: number },
): Promise<{ items: Exchange[]; keys: HistoryKey[] }> {
  const { rows } = await tx.query<ExchangeRow>({
    name: 'conversation-history',
    text: `SELECT m.id, m.texto, m.enviada_em, m.created_at::text AS created_at, ${replies}
      FROM mensagens m
      WHERE m.user_id = $1 AND m.apagada_em IS NULL
        AND ($2::timestamptz IS NULL OR (m.created_at, m.id) < ($2::timestamptz, $3::text))
      ORDER BY m.created_at DESC, m.id DESC
      LIMIT $4`,
    values: [userId, page.before?.createdAt ?? null, page.before?.id ?? '', page.limit],
  })
  return {
    items: rows.map((row) => ({
      id: row.id,
      text: row.texto,
      sentAt: row.enviada_em.toISOString(),
      replies: row.respostas,
    })),
    keys: rows.map((row) => ({ createdAt: row.created_at, id: row.id })),
  }
}
