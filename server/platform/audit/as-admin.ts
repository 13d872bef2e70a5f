import { assert } from '@lya/core/assert.ts'
import { type Deed, recordAudit } from '#platform/audit/record-audit.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { asAdminRole, type Tx } from '#platform/db/transaction.ts'

/** Who acts in the back-office, and from which address. */
export interface Operator {
  userId: string
  address: string
}

/** What the work of an operator is given. */
export interface AdminContext {
  tx: Tx
  clock: Clock
  operator: Operator
  /** Adds a row to the audit, in this transaction: what is taken back leaves none. */
  note(deed: Deed): Promise<void>
}

/**
 * Runs `work` as the back-office, in one transaction with its rows of audit. Whatever changes
 * something, or looks at somebody's finances, must note it: work that notes nothing is undone.
 *
 * @param reason What the operator gave as theirs; never empty.
 */
export function asAdmin<T>(
  { db, clock }: { db: Database; clock: Clock },
  operator: Operator,
  reason: string,
  work: (ctx: AdminContext) => Promise<T>,
): Promise<T> {
  assert(reason.trim() !== '', 'an operator acts for a reason')
  return asAdminRole(db, async (tx) => {
    let notes = 0
    const note = (deed: Deed): Promise<void> => {
      notes += 1
      return recordAudit({ tx, clock }, { ...operator, reason }, deed)
    }
    const result = await work({ tx, clock, operator, note })
    assert(notes > 0, 'what an operator does leaves a row in the audit')
    return result
  })
}
