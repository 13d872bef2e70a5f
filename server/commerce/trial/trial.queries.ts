import type { Tx } from '#platform/db/transaction.ts'

/** The last day of this person's trial, `YYYY-MM-DD`; null where they are on none. */
export async function findTrialEnd(tx: Tx, userId: string): Promise<string | null> {
  const { rows } = await tx.query<{ endDate: string | null }>({
    name: 'trial-end',
    text: `SELECT trial_end_date::text AS "endDate" FROM profiles
      WHERE id = $1 AND status_plan = 'TRIAL'`,
    values: [userId],
  })
  return rows[0]?.endDate ?? null
}
