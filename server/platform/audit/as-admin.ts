import { assert } from '@lya/core/assert.ts'
import { type Deed, recordAudit } from '#platform/audit/record-audit.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import {
  asAdminReading,
  asAdminRole,
  becomeStaff,
  becomeUser,
  type Tx,
} from '#platform/db/transaction.ts'

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
  /**
   * Runs a command of another area, in this transaction, with the rights that it has there: what a
   * webhook or a job may write is not granted to the back-office a second time.
   */
  command<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Reads this person's rows, in this transaction, with the person's own rights and no more. */
  asPerson<T>(userId: string, work: (tx: Tx) => Promise<T>): Promise<T>
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
    const command = async <Done>(does: (tx: Tx) => Promise<Done>): Promise<Done> => {
      becomeStaff(tx, 'app_system')
      const done = await does(tx)
      becomeStaff(tx, 'app_admin')
      return done
    }
    const asPerson = async <Seen>(userId: string, sees: (tx: Tx) => Promise<Seen>) => {
      becomeUser(tx, userId)
      const seen = await sees(tx)
      becomeStaff(tx, 'app_admin')
      return seen
    }
    const result = await work({ tx, clock, operator, note, command, asPerson })
    assert(notes > 0, 'what an operator does leaves a row in the audit')
    return result
  })
}

/**
 * Reads as the back-office what shows nobody's finances: lists, figures, the own tables of the
 * back-office. It leaves no row and can change nothing; one person's finances are for `asAdmin`.
 */
export function readAsAdmin<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return asAdminReading(db, work)
}
