import { type Cents, centsFromDecimal } from '@lya/core/amounts/cents.ts'
import {
  type RecurringRow,
  recurringColumns,
  storedDate,
  storedRecurring,
  unfinished,
  withCategory,
} from '#money/recurring/recurring.queries.ts'
import type { StoredRecurring } from '#money/recurring/recurring-payment.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** Active payments due until this day, by date; late ones however old. */
export async function listDuePayments(
  tx: Tx,
  userId: string,
  until: Temporal.PlainDate,
): Promise<StoredRecurring[]> {
  const { rows } = await tx.query<RecurringRow>({
    name: 'recurring-due',
    text: `SELECT ${recurringColumns} FROM pagamentos_recorrentes p ${withCategory}
      WHERE p.user_id = $1 AND p.ativo AND p.data_proximo_pagamento <= $2 AND ${unfinished}
      ORDER BY p.data_proximo_pagamento, p.id`,
    values: [userId, until.toString()],
  })
  return rows.map(storedRecurring)
}

export interface RecentPayment extends StoredRecurring {
  lastPaidDate: Temporal.PlainDate
  /** With microseconds, in UTC. */
  updatedAt: string
  /** What the last payment wrote, unless it is unknown or was deleted since. */
  expense: { id: string; amountCents: Cents; createdAt: string } | null
}

/** Payments that were written and paid since then, the latest written first. */
export async function listRecentPayments(
  tx: Tx,
  userId: string,
  recent: { since: Temporal.Instant; paidSince: Temporal.PlainDate; limit: number },
): Promise<RecentPayment[]> {
  const moment = `'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`
  const { rows } = await tx.query<RecentRow>({
    name: 'recurring-recent',
    text: `SELECT ${recurringColumns},
        to_char(p.updated_at AT TIME ZONE 'UTC', ${moment}) AS alterado,
        t.id AS despesa, t.valor::text AS pago,
        to_char(t.created_at AT TIME ZONE 'UTC', ${moment}) AS anotado
      FROM (
        SELECT * FROM pagamentos_recorrentes
        WHERE user_id = $1 AND updated_at >= $2 AND data_ultimo_pagamento >= $3
        ORDER BY updated_at DESC, id DESC LIMIT $4
      ) p ${withCategory}
      LEFT JOIN operacoes o ON o.user_id = p.user_id AND o.id = p.operacao_pagamento
      LEFT JOIN transacoes t ON t.user_id = p.user_id AND t.id = (o.inverso -> 'ids' ->> 0)::uuid
      ORDER BY p.updated_at DESC, p.id DESC`,
    values: [userId, recent.since.toString(), recent.paidSince.toString(), recent.limit],
  })
  return rows.map((row) => ({
    ...storedRecurring(row),
    lastPaidDate: storedDate(row.ultimo),
    updatedAt: row.alterado,
    expense: expenseOf(row),
  }))
}

interface RecentRow extends RecurringRow {
  ultimo: string
  alterado: string
  despesa: string | null
  pago: string | null
  anotado: string | null
}

function expenseOf({ despesa, pago, anotado }: RecentRow): RecentPayment['expense'] {
  if (despesa === null || pago === null || anotado === null) return null
  return { id: despesa, amountCents: centsFromDecimal(pago), createdAt: anotado }
}
