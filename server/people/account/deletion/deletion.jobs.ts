import type { AccountParts } from '#people/account/account.ts'
import { eraseDue } from '#people/account/deletion/erase-account.ts'
import { forgetKept } from '#people/account/deletions.store.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { defineQueue } from '#platform/jobs/queue.ts'

export const eraseQueue = defineQueue<Record<string, never>>('account.erase', {
  retries: 1,
  secondsMax: 60 * 60,
})

export const forgetQueue = defineQueue<Record<string, never>>('account.forget', { retries: 1 })

/** How long a claim can be made, and so be answered by what was agreed to. */
const keptYears = 5

/**
 * Every ten minutes, accounts whose time is over are deleted; once a night, what was kept of them
 * for its legal term. Before the queue starts.
 */
export function addDeletionJobs(parts: AccountParts): void {
  const { jobs, db, clock } = parts
  jobs.handle(eraseQueue, () => eraseDue(parts))
  jobs.schedule(eraseQueue, '*/10 * * * *', 'UTC')
  jobs.handle(forgetQueue, async () => {
    const before = clock.now().toZonedDateTimeISO('UTC').subtract({ years: keptYears }).toInstant()
    await asSystem(db, (tx) => forgetKept(tx, before))
  })
  jobs.schedule(forgetQueue, '37 6 * * *', 'UTC')
}
