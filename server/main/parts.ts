import type { Hono } from 'hono'
import type { Clock } from '#platform/clock/clock.ts'
import type { Settings } from '#platform/config/settings.ts'
import type { Database, DatabaseAddress } from '#platform/db/database.ts'
import type { EdgeEnv } from '#platform/http/edge.ts'
import type { JobQueue } from '#platform/jobs/job-queue.ts'
import type { Log } from '#platform/log/log.ts'
import type { SecretKey } from '#platform/security/secret-key.ts'

/** What the application is joined from; all of it is open and migrated. */
export interface AppParts {
  settings: Settings
  db: Database
  /** The owner's address, for what needs a connection of its own. */
  owner: DatabaseAddress
  /** Not started yet: the application says who does which jobs. */
  jobs: JobQueue
  clock: Clock
  log: Log
  key: SecretKey
  /** The built pages; the workspace's own when absent. */
  webBuildFolder?: string
}

export interface App {
  http: Hono<EdgeEnv>
  /** Ends the event streams, which would keep a stopping server waiting. May be called again. */
  close(): Promise<void>
}
