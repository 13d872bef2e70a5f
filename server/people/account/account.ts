import type { Topic } from '@lya/contract/events.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { JobQueue } from '#platform/jobs/job-queue.ts'
import type { Log } from '#platform/log/log.ts'
import type { SendMail } from '#platform/mail/mail.jobs.ts'
import type { StoredFiles } from '#platform/storage/stored-files.ts'

/** All that this slice works with, joined once at the start. */
export interface AccountParts {
  db: Database
  clock: Clock
  jobs: JobQueue
  files: StoredFiles
  sendMail: SendMail
  log: Log
  /** Where people open the product. */
  publicUrl: string
  /** Tells a person's open screens what became stale. */
  announce(userId: string, topics: Topic[]): void
}
