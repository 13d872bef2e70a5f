import type { Auth } from '#people/identity/auth.ts'
import type { SessionCookie } from '#people/identity/session/session-cookie.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { TransactionEvents } from '#platform/events/transaction-events.ts'
import type { SendMail } from '#platform/mail/mail.jobs.ts'

/** All that the commands of this slice work with, joined once at the start. */
export interface Identity {
  db: Database
  clock: Clock
  /** Where people open the product, without a slash at the end. */
  publicUrl: string
  auth: Auth
  cookie: SessionCookie
  events: TransactionEvents
  sendMail: SendMail
  /** Hears why sessions could not be ended after a password had changed. */
  onSessionError(error: unknown): void
}

/** Who asks, as far as the connection tells. */
export interface Visitor {
  /** The caller's network address. */
  ip: string
  userAgent: string
}
