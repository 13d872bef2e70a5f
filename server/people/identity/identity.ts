import type { Visit } from '#people/cookies/index.ts'
import type { Auth } from '#people/identity/auth.ts'
import type { DeviceCookie } from '#people/identity/session/device-cookie.ts'
import type { SignedCookie } from '#people/identity/session/signed-cookie.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { TransactionEvents } from '#platform/events/transaction-events.ts'
import type { Log } from '#platform/log/log.ts'
import type { SendMail } from '#platform/mail/mail.jobs.ts'

/** All that the commands of this slice work with, joined once at the start. */
export interface Identity {
  db: Database
  clock: Clock
  /** Where people open the product, without a slash at the end. */
  publicUrl: string
  auth: Auth
  cookie: SignedCookie
  deviceCookie: DeviceCookie
  /** Written by the library once the password was right and a code is due. */
  secondStepCookie: SignedCookie
  events: TransactionEvents
  sendMail: SendMail
  log: Log
  /** Stands for an e-mail in the log, where it must not be read. @param email In lower case. */
  markOf(email: string): string
  /** Hears why sessions could not be ended after a password had changed. */
  onSessionError(error: unknown): void
}

/** Who asks, as far as the connection tells. */
export interface Visitor {
  /** The caller's network address. */
  ip: string
  userAgent: string
  /** What its cookies tell of a consent to be recognised; null when there is none. */
  visit?: Visit | null
  /** Whether it once was of the account with this e-mail, in lower case. */
  isBrowserOf?: (email: string) => boolean
}
