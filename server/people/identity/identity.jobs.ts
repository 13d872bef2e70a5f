import { deleteExpired } from '#people/identity/identity.store.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { asSystem } from '#platform/db/transaction.ts'
import type { JobQueue } from '#platform/jobs/job-queue.ts'
import { defineQueue } from '#platform/jobs/queue.ts'

const pruneQueue = defineQueue<Record<string, never>>('identity.prune', { retries: 1 })

/** Once an hour, sessions and links that have ended are forgotten. Before the queue starts. */
export function addIdentityJobs(jobs: JobQueue, parts: { db: Database; clock: Clock }): void {
  jobs.handle(pruneQueue, () => asSystem(parts.db, (tx) => deleteExpired(tx, parts.clock.now())))
  jobs.schedule(pruneQueue, '7 * * * *', 'UTC')
}
