import type { Tx } from '#platform/db/transaction.ts'

/** When somebody was last here, to the minute or so that a session is renewed; as the system. */
export async function findLastAccess(tx: Tx, userId: string): Promise<string | null> {
  const { rows } = await tx.query<{ at: Date | null }>({
    text: 'SELECT max(updated_at) AS at FROM auth.session WHERE user_id = $1',
    values: [userId],
  })
  return rows[0]?.at?.toISOString() ?? null
}
