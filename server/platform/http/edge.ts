import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { TransactionEvents } from '#platform/events/transaction-events.ts'
import type { Admit } from '#platform/http/admit.ts'
import type { Answers } from '#platform/http/answers.ts'
import type { ApiRouter } from '#platform/http/api.ts'
import type { Authenticate } from '#platform/http/context.ts'
import type { CurrentPageValues } from '#platform/http/web/page-values.ts'
import type { Log } from '#platform/log/log.ts'
import type { Realtime } from '#platform/realtime/realtime.ts'

/** What Node's adapter hands along; absent when a test calls the application directly. */
export type EdgeEnv = { Bindings: Partial<HttpBindings> }
export type EdgeContext = Context<EdgeEnv>

/** Routes beside the API, such as webhooks and simulators, which bring their own proof. */
export type Mount = (app: Hono<EdgeEnv>, answers: Answers) => void

/** All that the edge is joined from. */
export interface EdgeParts {
  /** The address people type, such as `https://lya.example`; null means loopback only. */
  publicUrl: string | null
  /** Addresses or CIDR ranges whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[]
  db: Database
  clock: Clock
  events: TransactionEvents
  router: ApiRouter
  authenticate: Authenticate
  admit: Admit
  realtime: Realtime
  log: Log
  /** The folder that holds `server-manifest.json`. */
  webBuildDir: string
  /** What the slots of its pages are filled with. */
  pageValues: CurrentPageValues
  /** Mounted before the pages; the first that answers wins. */
  mounts: readonly Mount[]
}
