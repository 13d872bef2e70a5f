import { type Cents, cents, centsFromDecimal } from '@lya/core/amounts/cents.ts'
import type { DayRange } from '@lya/core/calendar/day-range.ts'
import { splitRange } from '@lya/core/calendar/split-range.ts'
import type { Flow } from '@lya/core/money/insights/summary.ts'
import {
  type TransactionType,
  transactionType,
} from '@lya/core/money/transactions/transaction-type.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** Narrows sums to one category, to one type, or to both. */
export interface SumsOf {
  /** `none`: what has no category. */
  categoryId?: string | undefined
  type?: TransactionType | undefined
}

/**
 * Sums each of these ranges, `null` standing for all time, in one round trip. Whole months come
 * from the monthly sums and the days at the ends from the daily ones, so the cost hangs on the
 * months, never on the number of transactions.
 *
 * @returns One flow for each range, in order; zeros where there is nothing.
 */
export async function sumRanges(
  tx: Tx,
  userId: string,
  ranges: readonly (DayRange | null)[],
  of: SumsOf = {},
): Promise<Flow[]> {
  const parts = ranges.flatMap((range, index) => partsOf(range, index))
  const { rows } = await tx.query<{ range: number; type: string; total: string }>({
    name: 'insights-sums',
    text: `
      SELECT p.faixa AS range, r.tipo AS type, sum(r.total)::text AS total
      FROM unnest($2::int[], $3::boolean[], $4::date[], $5::date[]) AS p (faixa, mensal, de, ate)
      CROSS JOIN LATERAL (
        SELECT tipo, categoria_id, total FROM resumos_mensais
        WHERE user_id = $1 AND p.mensal AND mes BETWEEN p.de AND p.ate
        UNION ALL
        SELECT tipo, categoria_id, total FROM resumos_diarios
        WHERE user_id = $1 AND NOT p.mensal AND dia BETWEEN p.de AND p.ate
      ) AS r
      WHERE ($6::uuid IS NULL OR r.categoria_id = $6)
        AND ($7::text IS NULL OR r.tipo = $7)
        AND (NOT $8::boolean OR r.categoria_id IS NULL)
      GROUP BY 1, 2`,
    values: [
      userId,
      parts.map((part) => part.range),
      parts.map((part) => part.isMonthly),
      parts.map((part) => part.from),
      parts.map((part) => part.to),
      of.categoryId === 'none' ? null : (of.categoryId ?? null),
      of.type ?? null,
      of.categoryId === 'none',
    ],
  })
  const totals = new Map(rows.map((row) => [`${row.range} ${row.type}`, row.total]))
  const amount = (range: number, type: TransactionType): Cents => {
    const total = totals.get(`${range} ${type}`)
    return total === undefined ? cents(0) : centsFromDecimal(total)
  }
  return ranges.map((_, range) => ({
    incomeCents: amount(range, 'receita'),
    expensesCents: amount(range, 'despesa'),
  }))
}

/** A stretch of whole months or of days of the range with this index. */
interface Part {
  range: number
  isMonthly: boolean
  from: string
  to: string
}

/** The months and days that together make a range; `null` is all time. */
export function partsOf(range: DayRange | null, index: number): Part[] {
  if (!range) return [{ range: index, isMonthly: true, from: '-infinity', to: 'infinity' }]
  const { months, days } = splitRange(range)
  const part = (isMonthly: boolean, { from, to }: DayRange): Part => {
    return { range: index, isMonthly, from: from.toString(), to: to.toString() }
  }
  return [...(months ? [part(true, months)] : []), ...days.map((one) => part(false, one))]
}

/** A transaction as the activities show it; texts may be missing. */
export interface RecentTransaction {
  id: string
  description: string
  type: TransactionType
  amountCents: Cents
  date: string
  category: string | null
  createdAt: string
  /** Whether 'Pago' wrote it not long ago: that bill may have been paid again since. */
  isPayment: boolean
}

/**
 * The transactions that were written last, newest first.
 *
 * @param recent.since As `recent.paidSince`, up to when a payment is still told of.
 */
export async function listRecentTransactions(
  tx: Tx,
  userId: string,
  recent: { limit: number; since: Temporal.Instant; paidSince: Temporal.PlainDate },
): Promise<RecentTransaction[]> {
  const { limit, since, paidSince } = recent
  const { rows } = await tx.query<{
    id: string
    detalhes: string
    tipo: string
    valor: string
    quando: string
    categoria: string | null
    criada: string
    de_conta: boolean
  }>({
    name: 'insights-recent',
    text: `
      SELECT t.id, t.detalhes, t.tipo, t.valor::text AS valor, t.quando::text AS quando,
        c.nome AS categoria,
        to_char(t.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS criada,
        t.created_at >= $4 AND t.quando >= $5 AND t.id::text IN (
          SELECT jsonb_array_elements_text(o.inverso -> 'ids') FROM (
            SELECT inverso FROM operacoes WHERE user_id = $1 AND comando = 'recurring.pay'
            ORDER BY created_at DESC LIMIT $3
          ) o
        ) AS de_conta
      FROM (
        SELECT * FROM transacoes WHERE user_id = $1
        ORDER BY created_at DESC, id DESC LIMIT $2
      ) t
      LEFT JOIN categorias c ON c.user_id = t.user_id AND c.id = t.categoria_id
      ORDER BY t.created_at DESC, t.id DESC`,
    // Twice as many: one that was undone has left no transaction behind.
    values: [userId, limit, 2 * limit, since.toString(), paidSince.toString()],
  })
  return rows.map((row) => ({
    id: row.id,
    description: row.detalhes,
    type: transactionType(row.tipo),
    amountCents: centsFromDecimal(row.valor),
    date: row.quando,
    category: row.categoria,
    createdAt: row.criada,
    isPayment: row.de_conta,
  }))
}
