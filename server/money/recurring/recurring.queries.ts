import { centsFromDecimal } from '@lya/core/amounts/cents.ts'
import { readFrequency } from '@lya/core/money/recurring/due-date.ts'
import { Refusal } from '@lya/core/refusal.ts'
import type { StoredRecurring } from '#money/recurring/recurring-payment.ts'
import type { Tx } from '#platform/db/transaction.ts'

export interface RecurringRow {
  id: string
  nome: string
  valor: string
  frequencia: string
  dia_vencimento: number
  categoria_id: string | null
  categoria: string | null
  icone: string | null
  observacoes: string | null
  ativo: boolean
  proximo: string
  ultimo: string | null
  total_parcelas: number | null
  parcelas_pagas: number
  termino: string | null
  vencimento_pago: string | null
  operacao_pagamento: string | null
  versao: number
}

export const recurringColumns = `p.id, p.nome, p.valor::text AS valor, p.frequencia,
  p.dia_vencimento, p.categoria_id, c.nome AS categoria, c.icone, p.observacoes, p.ativo,
  p.data_proximo_pagamento::text AS proximo, p.data_ultimo_pagamento::text AS ultimo,
  p.total_parcelas, p.parcelas_pagas, p.data_termino::text AS termino,
  p.vencimento_pago::text AS vencimento_pago, p.operacao_pagamento, p.versao`

export const withCategory =
  'LEFT JOIN categorias c ON c.user_id = p.user_id AND c.id = p.categoria_id'

/** Those that are not over; the same rule as core's `isFinished`. */
export const unfinished = `(p.total_parcelas IS NULL OR p.parcelas_pagas < p.total_parcelas)
  AND (p.data_termino IS NULL OR p.data_proximo_pagamento <= p.data_termino)`

/** All of this person that are not over, inactive ones too, by next date. */
export async function listRecurring(tx: Tx, userId: string): Promise<StoredRecurring[]> {
  const { rows } = await tx.query<RecurringRow>({
    name: 'recurring-list',
    text: `SELECT ${recurringColumns} FROM pagamentos_recorrentes p ${withCategory}
      WHERE p.user_id = $1 AND ${unfinished}
      ORDER BY p.data_proximo_pagamento, p.id`,
    values: [userId],
  })
  return rows.map(storedRecurring)
}

/**
 * One recurring payment of this person, or null.
 *
 * @param options.lock Holds the row until the transaction ends, for a change that hangs on it.
 */
export async function findRecurring(
  tx: Tx,
  userId: string,
  id: string,
  options: { lock?: boolean } = {},
): Promise<StoredRecurring | null> {
  const { rows } = await tx.query<RecurringRow>({
    name: options.lock ? 'recurring-lock' : 'recurring-find',
    text: `SELECT ${recurringColumns} FROM pagamentos_recorrentes p ${withCategory}
      WHERE p.user_id = $1 AND p.id = $2 ${options.lock ? 'FOR UPDATE OF p' : ''}`,
    values: [userId, id],
  })
  return rows[0] ? storedRecurring(rows[0]) : null
}

/** As `findRecurring`. @throws Refusal `recurring.missing` */
export async function getRecurring(
  tx: Tx,
  userId: string,
  id: string,
  options: { lock?: boolean } = {},
): Promise<StoredRecurring> {
  const found = await findRecurring(tx, userId, id, options)
  if (!found) throw new Refusal('missing', 'recurring.missing')
  return found
}

export function storedRecurring(row: RecurringRow): StoredRecurring {
  return {
    id: row.id,
    name: row.nome,
    amountCents: centsFromDecimal(row.valor),
    frequency: readFrequency(row.frequencia),
    dueDay: row.dia_vencimento,
    categoryId: row.categoria_id,
    category: row.categoria,
    categoryIcon: row.icone,
    notes: row.observacoes,
    isActive: row.ativo,
    nextDate: storedDate(row.proximo),
    lastPaidDate: dateOrNull(row.ultimo),
    instalments: row.total_parcelas,
    instalmentsPaid: row.parcelas_pagas,
    endDate: dateOrNull(row.termino),
    settledDate: dateOrNull(row.vencimento_pago),
    paymentOperationId: row.operacao_pagamento,
    version: row.versao,
  }
}

/**
 * Data that was loaded from elsewhere may hold a day that nobody can write here, such as one of the
 * year 20226. It reads as the last of four digits: the list is shown, and the day can be mended.
 */
export function storedDate(text: string): Temporal.PlainDate {
  return Temporal.PlainDate.from(/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '9999-12-31')
}

function dateOrNull(text: string | null): Temporal.PlainDate | null {
  return text === null ? null : storedDate(text)
}
