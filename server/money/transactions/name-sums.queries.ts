import { type Cents, centsFromDecimal } from '@lya/core/amounts/cents.ts'
import type { DayRange } from '@lya/core/calendar/day-range.ts'
import type { TransactionType } from '@lya/core/money/transactions/transaction-type.ts'
import type { Found } from '#money/transactions/search.queries.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** What all transactions of one name come to. */
export interface NameSum extends Found {
  description: string
  totalCents: Cents
}

/** What was spent or came in within some days, by what it is called; what came last is first. */
export async function sumByName(
  tx: Tx,
  userId: string,
  of: { range: DayRange; type: TransactionType },
): Promise<NameSum[]> {
  const { rows } = await tx.query<{ detalhes: string; total: string; quantas: number }>({
    name: 'transactions-by-name',
    text: `SELECT detalhes, sum(valor)::text AS total, count(*)::int AS quantas FROM transacoes
      WHERE user_id = $1 AND quando BETWEEN $2 AND $3
        AND (tipo = 'receita') = ($4 = 'receita')
      GROUP BY detalhes ORDER BY max(quando) DESC, max(created_at) DESC, detalhes`,
    values: [userId, of.range.from.toString(), of.range.to.toString(), of.type],
  })
  return rows.map(({ detalhes, total, quantas }) => {
    return { description: detalhes, totalCents: centsFromDecimal(total), count: quantas }
  })
}

/** On how many of some days something was spent, or came in. */
export async function countDays(
  tx: Tx,
  userId: string,
  of: { range: DayRange; type: TransactionType },
): Promise<number> {
  const { rows } = await tx.query<{ dias: number }>({
    name: 'transactions-days',
    text: `SELECT count(DISTINCT quando)::int AS dias FROM transacoes
      WHERE user_id = $1 AND quando BETWEEN $2 AND $3
        AND (tipo = 'receita') = ($4 = 'receita')`,
    values: [userId, of.range.from.toString(), of.range.to.toString(), of.type],
  })
  return rows[0]?.dias ?? 0
}
