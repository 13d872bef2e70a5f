import type { PayoutBatch, PayoutItem } from '@lya/contract/backoffice/trade/affiliates.ts'
import { type Cents, centsFromDecimal } from '@lya/core/amounts/cents.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { RowKey } from '#platform/http/cursors/row-cursor.ts'

const states = { fechado: 'open', pago: 'paid', cancelado: 'cancelled' } as const
const itemStates = { aberto: 'open', pago: 'paid', devolvido: 'returned' } as const

interface BatchRow {
  id: string
  number: string
  state: keyof typeof states
  payOn: string
  createdAt: string
  operator: string | null
  total: string
  paid: string
  people: number
  hasProof: boolean
}

/** Batches, newest first; one alone where it is named. */
export async function listBatches(
  tx: Tx,
  page: { id?: string; before: RowKey | null; limit: number },
): Promise<(PayoutBatch & { key: string })[]> {
  const { rows } = await tx.query<BatchRow>({
    text: `SELECT b.id, b.numero::text AS number, b.estado AS state, b.pagar_em::text AS "payOn",
        b.created_at::text AS "createdAt", b.comprovante_tipo IS NOT NULL AS "hasProof",
        coalesce(nullif(btrim(p.name), ''), p.email) AS operator, n.*
      FROM lotes_pagamento b LEFT JOIN profiles p ON p.id = b.criado_por
        CROSS JOIN LATERAL (SELECT coalesce(sum(valor), 0)::text AS total,
          coalesce(sum(valor) FILTER (WHERE estado = 'pago'), 0)::text AS paid,
          count(*)::int AS people FROM lotes_pagamento_itens WHERE lote_id = b.id) n
      WHERE ($1::uuid IS NULL OR b.id = $1)
        AND ($2::timestamptz IS NULL OR (b.created_at, b.id) < ($2::timestamptz, $3::uuid))
      ORDER BY b.created_at DESC, b.id DESC LIMIT $4`,
    values: [page.id ?? null, page.before?.createdAt ?? null, page.before?.id ?? null, page.limit],
  })
  return rows.map(({ number, state, createdAt, total, paid, ...row }) => ({
    ...{ ...row, number: Number(number), state: states[state], key: createdAt },
    createdAt: Temporal.Instant.from(createdAt.replace(' ', 'T')).toString(),
    totalCents: centsFromDecimal(total),
    paidCents: centsFromDecimal(paid),
  }))
}

/** Whom a batch pays; `document` is for the bank's file alone. */
export async function listItems(
  tx: Tx,
  batchId: string,
): Promise<(PayoutItem & { document: string; amountCents: Cents })[]> {
  const { rows } = await tx.query<{
    id: string
    userId: string | null
    name: string
    document: string
    pixKey: string
    amount: string
    state: keyof typeof itemStates
    endToEnd: string | null
    reversed: string
  }>({
    text: `SELECT i.id, i.user_id AS "userId", i.nome AS name, i.documento AS document,
        i.chave AS "pixKey", i.valor::text AS amount, i.estado AS state,
        i.end_to_end AS "endToEnd",
        (SELECT coalesce(sum(c.amount), 0)::text FROM lotes_pagamento_comissoes l
          JOIN commissions c ON c.charge_id = l.charge_id AND c.kind = 'reversed'
            AND c.of_approved AND c.created_at > b.created_at
          WHERE l.item_id = i.id AND i.estado <> 'devolvido') AS reversed
      FROM lotes_pagamento_itens i JOIN lotes_pagamento b ON b.id = i.lote_id
      WHERE i.lote_id = $1 ORDER BY i.nome, i.id`,
    values: [batchId],
  })
  return rows.map(({ amount, state, reversed, ...row }) => ({
    ...{ ...row, state: itemStates[state] },
    amountCents: centsFromDecimal(amount),
    reversedCents: centsFromDecimal(reversed),
  }))
}

/** The proof of a batch, and of which kind. */
export async function findProof(
  tx: Tx,
  batchId: string,
): Promise<{ bytes: Buffer; type: string } | null> {
  const { rows } = await tx.query<{ bytes: Buffer; type: string }>({
    text: `SELECT comprovante AS bytes, comprovante_tipo AS type FROM lotes_pagamento
      WHERE id = $1 AND comprovante IS NOT NULL`,
    values: [batchId],
  })
  return rows[0] ?? null
}
