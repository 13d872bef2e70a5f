import { unlimitedPlan } from '@lya/core/people/plan/plan.ts'
import { createTransactions, type TransactionDraft } from '../../server/money/transactions/index.ts'
import { systemClock } from '../../server/platform/clock/clock.ts'
import type { Database } from '../../server/platform/db/database.ts'
import { asUser } from '../../server/platform/db/transaction.ts'
import { TransactionEvents } from '../../server/platform/events/transaction-events.ts'

const batchSize = 2_000
const anybody = {
  clock: systemClock,
  timeZone: 'America/Sao_Paulo',
  plan: unlimitedPlan,
  events: new TransactionEvents(),
}

/** Creates all of them by the store, one transaction a batch, one batch after the other. */
export async function createInBatches(
  db: Database,
  userId: string,
  drafts: readonly TransactionDraft[],
): Promise<void> {
  for (let at = 0; at < drafts.length; at += batchSize) {
    const batch = drafts.slice(at, at + batchSize)
    await asUser(db, userId, (tx) => createTransactions({ ...anybody, tx, userId }, batch))
  }
}
