import { type Cents, centsFromDecimal } from '@lya/core/amounts/cents.ts'
import type { DayRange } from '@lya/core/calendar/day-range.ts'
import type { TransactionType } from '@lya/core/money/transactions/transaction-type.ts'
import type { Tx } from '#platform/db/transaction.ts'

/**
 * The day of a range with the largest sum of a type, and of one category where that is asked; of
 * two that are alike the first. Null where nothing stands in it.
 *
 * @returns The day as YYYY-MM-DD.
 */
export async function findLargestDay(
  tx: Tx,
  userId: string,
  {
    range,
    type,
    categoryId,
  }: { range: DayRange; type: TransactionType; categoryId: string | null },
): Promise<{ day: string; totalCents: Cents } | null> {
  const { rows } = await tx.query<{ dia: string; total: string }>({
    name: 'insights-largest-day',
    text: `
      SELECT dia::text AS dia, sum(total)::text AS total FROM resumos_diarios
      WHERE user_id = $1 AND dia BETWEEN $2 AND $3 AND tipo = $4
        AND ($5::uuid IS NULL OR categoria_id = $5)
      GROUP BY dia
      HAVING sum(total) > 0
      ORDER BY sum(total) DESC, dia
      LIMIT 1`,
    values: [userId, range.from.toString(), range.to.toString(), type, categoryId],
  })
  const [found] = rows
  return found ? { day: found.dia, totalCents: centsFromDecimal(found.total) } : null
}
