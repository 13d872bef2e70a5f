import { noteInverse } from '#money/journal/index.ts'
import { contentValues } from '#money/recurring/recurring.store.ts'
import type { RecurringContent } from '#money/recurring/recurring-payment.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** Inserts the payment of a purchase whose first instalment was paid, and notes both. */
export async function insertPurchase(
  tx: Tx,
  userId: string,
  purchase: {
    id: string
    content: RecurringContent
    paidDate: Temporal.PlainDate
    transactionIds: readonly string[]
    undoId: string
    at: Temporal.Instant
  },
): Promise<void> {
  const { id, content, paidDate, transactionIds, undoId, at } = purchase
  await tx.query({
    name: 'recurring-purchase',
    text: `
      WITH nova AS (
        INSERT INTO pagamentos_recorrentes
          (user_id, id, created_at, updated_at, nome, valor, frequencia, dia_vencimento,
            categoria_id, observacoes, ativo, data_proximo_pagamento, total_parcelas,
            parcelas_pagas, data_termino, data_ultimo_pagamento)
        VALUES ($1, $2, $3, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
        RETURNING id
      )
      ${noteInverse({
        userId: '$1',
        id: '$16::uuid',
        command: 'recurring.purchase',
        inverse: `jsonb_build_object('id', $2::uuid, 'ids', to_jsonb($17::uuid[]))`,
        from: 'FROM nova',
      })}`,
    values: [
      userId,
      id,
      at.toString(),
      ...contentValues(content),
      paidDate.toString(),
      undoId,
      transactionIds,
    ],
  })
}
