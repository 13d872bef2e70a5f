import type { AccountParts } from '#people/account/account.ts'
import { endAccount } from '#people/account/deletion/end-account.ts'
import { eraseAccount } from '#people/account/deletion/erase-account.ts'
import { exportQueue } from '#people/account/export/export.jobs.ts'
import { insertExport } from '#people/account/exports.store.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'

/** What the back-office has done with somebody's account; all but `erase` as the system. */
export interface AccountDesk {
  /** From the commit on the account is over, and will be deleted. */
  end(tx: Tx, userId: string): Promise<void>
  /** Deletes what is over, outside of any transaction; may be repeated. */
  erase(userId: string): Promise<void>
  /** Has the person's file made, for the person. */
  export(tx: Tx, userId: string): Promise<void>
}

export function createAccountDesk(parts: AccountParts): AccountDesk {
  const { clock, jobs } = parts
  return {
    end: (tx, userId) => endAccount(parts, tx, userId),
    erase: (userId) => eraseAccount(parts, userId),
    export: async (tx, userId) => {
      const id = newId()
      // One that is on its way is enough.
      if (!(await insertExport(tx, { userId, id, at: clock.now() }))) return
      await jobs.enqueue(tx, exportQueue, { userId, id })
    },
  }
}
