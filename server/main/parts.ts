import type { Hono } from 'hono'
import type { CheckoutConfigReader } from '#commerce/checkout-config/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Settings } from '#platform/config/settings.ts'
import type { Database, DatabaseAddress } from '#platform/db/database.ts'
import type { TransactionEvents } from '#platform/events/transaction-events.ts'
import type { ApiRouter } from '#platform/http/api.ts'
import type { EdgeEnv, Mount } from '#platform/http/edge.ts'
import type { Pictures } from '#platform/images/picture.ts'
import type { JobQueue } from '#platform/jobs/job-queue.ts'
import type { Log } from '#platform/log/log.ts'
import type { SendMail } from '#platform/mail/mail.jobs.ts'
import type { Measures } from '#platform/measures/measures.ts'
import type { Realtime } from '#platform/realtime/realtime.ts'
import type { SecretKey } from '#platform/security/secret-key.ts'

/** What the application is joined from; all of it is open and migrated. */
export interface AppParts {
  settings: Settings
  db: Database
  /** Where `db` is reached, for what needs connections of its own. */
  address: DatabaseAddress
  /** Not started yet: the application says who does which jobs. */
  jobs: JobQueue
  clock: Clock
  log: Log
  key: SecretKey
  /** The built pages; the workspace's own when absent. */
  webBuildFolder?: string
  /** Whether measures are told as minutes pass; they are when absent. */
  isTicking?: boolean
}

/** What every area stands on. */
export interface Ground extends AppParts {
  /** The address people type; loopback where none is set. */
  publicUrl: string
  events: TransactionEvents
  realtime: Realtime
  sendMail: SendMail
  pictures: Pictures
  /** What this process counts of itself. */
  measures: Measures
  /** The settings of the checkout, kept once for everybody who obeys them. */
  config: CheckoutConfigReader
}

/** What an area brings into the application. Once it is open, `jobs` knows who does its jobs. */
export interface Area<Slice extends keyof ApiRouter> {
  routes: Pick<ApiRouter, Slice>
  /** What it answers beside the API, such as webhooks and uploads. */
  mounts: readonly Mount[]
  /** May be called again. */
  close(): Promise<void>
}

export interface App {
  http: Hono<EdgeEnv>
  /** Ends the event streams, which would keep a stopping server waiting. May be called again. */
  close(): Promise<void>
}
