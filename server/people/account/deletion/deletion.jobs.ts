import type { AccountParts } from '#people/account/account.ts'
import { eraseDue } from '#people/account/deletion/erase-account.ts'
import { defineQueue } from '#platform/jobs/queue.ts'

export const eraseQueue = defineQueue<Record<string, never>>('account.erase', {
  retries: 1,
  secondsMax: 60 * 60,
})

/** Every ten minutes, accounts whose time is over are deleted. Before the queue starts. */
export function addDeletionJobs(parts: AccountParts): void {
  parts.jobs.handle(eraseQueue, () => eraseDue(parts))
  parts.jobs.schedule(eraseQueue, '*/10 * * * *', 'UTC')
}
