import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'

/**
 * Notes who did what to whom, in the transaction of the deed. Rows are only ever added.
 *
 * @param entry.adminId Null when it was done from the command line.
 */
export async function recordAudit(
  { tx, clock }: { tx: Tx; clock: Clock },
  entry: {
    action: string
    adminId: string | null
    targetUserId: string
    details?: Record<string, unknown>
  },
): Promise<void> {
  await tx.query({
    text: `INSERT INTO audit_logs (id, admin_id, action, target_user_id, details, created_at)
           VALUES ($1, $2, $3, $4, $5, $6)`,
    values: [
      newId(),
      entry.adminId,
      entry.action,
      entry.targetUserId,
      JSON.stringify(entry.details ?? {}),
      clock.now().toString(),
    ],
  })
}
