import type { Tx } from '#platform/db/transaction.ts'

/** How many the fullest of these months holds, by the sums. */
export async function countFullestMonth(
  tx: Tx,
  userId: string,
  months: readonly Temporal.PlainYearMonth[],
): Promise<number> {
  const days = months.map((month) => month.toPlainDate({ day: 1 }).toString())
  const { rows } = await tx.query<{ fullest: number }>({
    name: 'transactions-limit-count',
    text: `SELECT coalesce(max(quantidade), 0)::int AS fullest
      FROM (SELECT sum(quantidade) AS quantidade FROM resumos_mensais
        WHERE user_id = $1 AND mes = ANY ($2::date[]) GROUP BY mes) AS m`,
    values: [userId, days],
  })
  return rows[0]?.fullest ?? 0
}
