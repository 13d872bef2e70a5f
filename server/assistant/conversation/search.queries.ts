import type { RememberedExchange } from '@lya/contract/assistant/memory.ts'
import {
  type ExchangeRow,
  exchangeOf,
  quoted,
  replies,
} from '#assistant/conversation/conversation.queries.ts'
import type { Channel } from '#assistant/conversation/conversation.store.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { RowKey } from '#platform/http/cursors/row-cursor.ts'

/**
 * Exchanges on every channel, newest first.
 *
 * @param page.terms Each must stand in the message or its replies; case and accents are ignored.
 */
export async function searchExchanges(
  tx: Tx,
  userId: string,
  page: { terms: readonly string[]; before: RowKey | null; limit: number },
): Promise<{ items: RememberedExchange[]; keys: RowKey[] }> {
  const { terms, before, limit } = page
  const found =
    terms.length === 0
      ? `SELECT canal, id FROM mensagens
          WHERE user_id = $1 AND apagada_em IS NULL AND cardinality($5::text[]) = 0
            AND ($2::timestamptz IS NULL OR (created_at, id) < ($2::timestamptz, $3::text))
          ORDER BY created_at DESC, id DESC LIMIT $4`
      : 'SELECT canal, id FROM busca_mensagens($5::text[], $2::timestamptz, $3::text, $4::integer)'
  const { rows } = await tx.query<ExchangeRow & { canal: Channel }>({
    text: `SELECT m.canal, m.id, m.texto, m.enviada_em, m.created_at::text AS created_at,
        ${replies}, ${quoted}
      FROM (${found}) AS achada
      JOIN mensagens AS m ON m.user_id = $1 AND m.canal = achada.canal AND m.id = achada.id
      ORDER BY m.created_at DESC, m.id DESC`,
    values: [userId, before?.createdAt ?? null, before?.id ?? '', limit, terms],
  })
  return {
    items: rows.map((row) => ({ ...exchangeOf(row), channel: row.canal })),
    keys: rows.map((row) => ({ createdAt: row.created_at, id: row.id })),
  }
}
