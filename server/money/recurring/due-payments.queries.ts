import {
  type RecurringRow,
  recurringColumns,
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

/** Active payments that were due before today, the latest first. */
export async function listLatePayments(
  tx: Tx,
  userId: string,
  late: { today: Temporal.PlainDate; limit: number },
): Promise<StoredRecurring[]> {
  const { rows } = await tx.query<RecurringRow>({
    name: 'recurring-late',
    text: `SELECT ${recurringColumns} FROM pagamentos_recorrentes p ${withCategory}
      WHERE p.user_id = $1 AND p.ativo AND p.data_proximo_pagamento < $2 AND ${unfinished}
      ORDER BY p.data_proximo_pagamento DESC, p.id DESC LIMIT $3`,
    values: [userId, late.today.toString(), late.limit],
  })
  return rows.map(storedRecurring)
}

export interface RecentPayment extends StoredRecurring {
  lastPaidDate: Temporal.PlainDate
  /** With microseconds, in UTC. */
  updatedAt: string
}

/** Payments that were written and paid since then, the latest written first. */
export async function listRecentPayments(
  tx: Tx,
  userId: string,
  recent: { since: Temporal.Instant; paidSince: Temporal.PlainDate; limit: number },
): Promise<RecentPayment[]> {
  const { rows } = await tx.query<RecurringRow & { ultimo: string; alterado: string }>({
    name: 'recurring-recent',
    text: `SELECT ${recurringColumns},
        to_char(p.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS alterado
      FROM pagamentos_recorrentes p ${withCategory}
      WHERE p.user_id = $1 AND p.updated_at >= $2 AND p.data_ultimo_pagamento >= $3
      ORDER BY p.updated_at DESC, p.id DESC LIMIT $4`,
    values: [userId, recent.since.toString(), recent.paidSince.toString(), recent.limit],
  })
  return rows.map((row) => ({
    ...storedRecurring(row),
    lastPaidDate: Temporal.PlainDate.from(row.ultimo),
    updatedAt: row.alterado,
  }))
}
