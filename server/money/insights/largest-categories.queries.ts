import { type Cents, centsFromDecimal } from '@lya/core/amounts/cents.ts'
import type { DayRange } from '@lya/core/calendar/day-range.ts'
import type { TransactionType } from '@lya/core/money/transactions/transaction-type.ts'
import { partsOf } from '#money/insights/insights.queries.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** The categories with the largest sums of a range, largest first; no category is null. */
export async function sumLargestCategories(
  tx: Tx,
  userId: string,
  of: { range: DayRange; type: TransactionType; limit: number },
): Promise<{ name: string | null; totalCents: Cents }[]> {
  const parts = partsOf(of.range, 0)
  const { rows } = await tx.query<{ categoria: string | null; total: string }>({
    name: 'insights-largest',
    text: `
      SELECT c.nome AS categoria, sum(r.total)::text AS total
      FROM unnest($2::boolean[], $3::date[], $4::date[]) AS p (mensal, de, ate)
      CROSS JOIN LATERAL (
        SELECT tipo, categoria_id, total FROM resumos_mensais
        WHERE user_id = $1 AND p.mensal AND mes BETWEEN p.de AND p.ate
        UNION ALL
        SELECT tipo, categoria_id, total FROM resumos_diarios
        WHERE user_id = $1 AND NOT p.mensal AND dia BETWEEN p.de AND p.ate
      ) AS r
      LEFT JOIN categorias c ON c.user_id = $1 AND c.id = r.categoria_id
      WHERE r.tipo = $5
      GROUP BY c.id, c.nome
      HAVING sum(r.total) > 0
      ORDER BY sum(r.total) DESC, c.nome
      LIMIT $6`,
    values: [
      userId,
      parts.map((part) => part.isMonthly),
      parts.map((part) => part.from),
      parts.map((part) => part.to),
      of.type,
      of.limit,
    ],
  })
  return rows.map((row) => ({ name: row.categoria, totalCents: centsFromDecimal(row.total) }))
}
