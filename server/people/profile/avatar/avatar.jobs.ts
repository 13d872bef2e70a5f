import { sweepAvatars } from '#people/profile/avatar/sweep-avatars.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { JobQueue } from '#platform/jobs/job-queue.ts'
import { defineQueue } from '#platform/jobs/queue.ts'
import type { StoredFiles } from '#platform/storage/stored-files.ts'

const sweepQueue = defineQueue<Record<string, never>>('profile.sweep-avatars', { retries: 1 })

/** Once a night, pictures that nobody uses are deleted. Before the queue starts. */
export function addAvatarJobs(
  jobs: JobQueue,
  parts: { db: Database; clock: Clock; files: StoredFiles },
): void {
  jobs.handle(sweepQueue, async () => void (await sweepAvatars(parts)))
  jobs.schedule(sweepQueue, '23 6 * * *', 'UTC')
}
