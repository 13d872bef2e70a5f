import type { CountAttempts } from '#people/identity/attempt-limits.ts'
import type { Auth } from '#people/identity/auth.ts'
import type { MailContent } from '#people/identity/identity.mail.ts'
import type { SessionCookie } from '#people/identity/session-cookie.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { TransactionEvents } from '#platform/events/transaction-events.ts'

/** Takes an e-mail over inside the transaction; it leaves after the commit, or never. */
export type SendMail = (tx: Tx, mail: MailContent & { to: string }) => Promise<void>

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
  countAttempts: CountAttempts
}

/** Who asks, as far as the connection tells. */
export interface Visitor {
  /** The caller's network address. */
  ip: string
  userAgent: string
}
