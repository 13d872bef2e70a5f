import type { AuditAction } from '@lya/core/backoffice/audit/action-words.copy.ts'
import type { AuditValues } from '@lya/core/backoffice/audit/field-words.copy.ts'
import type { AuditTable } from '@lya/core/backoffice/audit/table-words.copy.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'

/** What was done to which row. A look at something has neither values. */
export interface Deed {
  /** What has words for whoever reads the log; the compiler refuses any other. */
  action: AuditAction
  table: AuditTable
  /** Null where no single row was meant. */
  recordId: string | null
  /** What has words, as `action` has; see `fieldWords` for what the compiler cannot refuse. */
  oldValues?: AuditValues
  newValues?: AuditValues
}

/** Who did it, from where, and why. */
export interface Doer {
  userId: string
  address: string
  reason: string
}

/**
 * Notes who did what to what, in the transaction of the deed. Rows are only ever added.
 *
 * @param doer Null when it was done from the command line.
 */
export async function recordAudit(
  { tx, clock }: { tx: Tx; clock: Clock },
  doer: Doer | null,
  deed: Deed,
): Promise<void> {
  await tx.query({
    text: `INSERT INTO audit_logs (id, user_id, action, table_name, record_id, old_values,
             new_values, address, reason, created_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [
      newId(),
      doer?.userId ?? null,
      deed.action,
      deed.table,
      deed.recordId,
      deed.oldValues ? JSON.stringify(deed.oldValues) : null,
      deed.newValues ? JSON.stringify(deed.newValues) : null,
      doer?.address ?? null,
      doer?.reason ?? null,
      clock.now().toString(),
    ],
  })
}
