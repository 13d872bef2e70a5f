import type { Topic } from '@lya/contract/events.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { TransactionEvents } from '#platform/events/transaction-events.ts'
import type { Actor, RequestContext } from '#platform/http/context.ts'
import type { JobQueue } from '#platform/jobs/job-queue.ts'
import type { Log } from '#platform/log/log.ts'
import type { SendMail } from '#platform/mail/mail.jobs.ts'
import type { StoredFiles } from '#platform/storage/stored-files.ts'

/** All that this slice works with, joined once at the start. */
export interface AccountParts {
  db: Database
  clock: Clock
  jobs: JobQueue
  events: TransactionEvents
  files: StoredFiles
  sendMail: SendMail
  log: Log
  /** Where people open the product. */
  publicUrl: string
  /**
   * Makes sure that it is the person, by password and, where it is on, a code of the second step.
   *
   * @throws Refusal of what does not fit.
   */
  provePerson(
    context: RequestContext & { actor: Actor },
    typed: { password: string; code?: string | undefined },
  ): Promise<void>
  /** Notes beside the backups that somebody is not to come back with one. */
  listDeleted(userId: string): Promise<void>
  /** Tells a person's open screens what became stale. */
  announce(userId: string, topics: Topic[]): void
}
