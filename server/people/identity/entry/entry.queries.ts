import type { Tx } from '#platform/db/transaction.ts'

/** Whether signing in takes a second step. */
export async function hasSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await tx.query<{ has: boolean }>({
    text: 'SELECT coalesce(two_factor_enabled, false) AS has FROM auth."user" WHERE id = $1',
    values: [userId],
  })
  return rows[0]?.has ?? false
}
