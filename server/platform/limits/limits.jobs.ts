import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { JobQueue } from '#platform/jobs/job-queue.ts'
import { defineQueue } from '#platform/jobs/queue.ts'
import { pruneAttempts } from '#platform/limits/count-attempts.ts'

const pruneQueue = defineQueue<Record<string, never>>('limits.prune', { retries: 1 })

/** Every quarter of an hour, until nothing is left to remove. */
export function addLimitJobs(jobs: JobQueue, parts: { db: Database; clock: Clock }): void {
  jobs.handle(pruneQueue, async () => {
    let pruned: number
    do pruned = await pruneAttempts(parts)
    while (pruned > 0)
  })
  jobs.schedule(pruneQueue, '*/15 * * * *', 'UTC')
}
