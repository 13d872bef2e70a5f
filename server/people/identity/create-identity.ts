import { createHmac } from 'node:crypto'
import type { Topic } from '@lya/contract/events.ts'
import { createAccount } from '#people/identity/account/create-account.ts'
import { type Proof, type Proven, provePerson } from '#people/identity/account/prove-person.ts'
import { createAuth } from '#people/identity/auth.ts'
import { mountConfirmation } from '#people/identity/confirmation/mount-confirmation.ts'
import { mountEntry } from '#people/identity/entry/mount-entry.ts'
import { identityRoutes } from '#people/identity/identity.routes.ts'
import type { Identity } from '#people/identity/identity.ts'
import { sendRecovery } from '#people/identity/recovery/request-recovery.ts'
import { secondFactorRoutes } from '#people/identity/second-factor/second-factor.routes.ts'
import { secondStepCookies } from '#people/identity/second-factor/second-step-cookies.ts'
import { createAuthenticate } from '#people/identity/session/authenticate.ts'
import { deviceCookie } from '#people/identity/session/device-cookie.ts'
import { sessionCookie } from '#people/identity/session/session-cookie.ts'
import { signedCookie } from '#people/identity/session/signed-cookie.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { TransactionEvents } from '#platform/events/transaction-events.ts'
import type { Log } from '#platform/log/log.ts'
import type { SendMail } from '#platform/mail/mail.jobs.ts'

/** Enough to tell accounts apart, and too little to be sure of one. */
const markLength = 10

export interface IdentityParts {
  db: Database
  clock: Clock
  /** Where people open the product, such as `https://lya.example`; links and cookies follow it. */
  publicUrl: string
  /** 32 characters or more; signs the cookies. Another one signs everybody out. */
  secret: string
  events: TransactionEvents
  sendMail: SendMail
  log: Log
  /** Hears what went wrong with a session while the call that noticed went ahead. */
  onSessionError: (error: unknown) => void
  /** Tells a person's open screens what became stale. */
  announce: (userId: string, topics: Topic[]) => void
}

/** Joins the slice: its procedures, the check of every call, and the link of the e-mail. */
export function createIdentity(parts: IdentityParts) {
  const { db, clock, secret, events, sendMail, log, onSessionError, announce } = parts
  const publicUrl = parts.publicUrl.replace(/\/+$/, '')
  const isHttps = publicUrl.startsWith('https:')
  const cookie = sessionCookie({ secret, isHttps })
  const auth = createAuth({ db, clock, publicUrl, secret })
  const identity: Identity = {
    db,
    clock,
    publicUrl,
    auth,
    cookie,
    deviceCookie: deviceCookie({ secret, isHttps }),
    secondStepCookie: signedCookie({
      secret,
      isHttps,
      name: secondStepCookies.two_factor,
      days: 1,
    }),
    events,
    sendMail,
    log,
    markOf: (email) => markOf(secret, email),
    onSessionError,
  }
  return {
    routes: identityRoutes(identity),
    /** Makes sure, before what nobody undoes, that it is the person. */
    provePerson: (who: Proven, typed: Proof) => provePerson(identity, who, typed),
    /** Whether whoever has this e-mail was signed in on this browser before. */
    isBrowserOf: (headers: Headers, email: string) =>
      identity.deviceCookie.read(headers, email.toLowerCase()) !== null,
    /** Sends somebody the way to a new password, in the caller's transaction. */
    sendRecovery: (tx: Tx, email: string) => sendRecovery(identity, tx, email),
    secondFactorRoutes: secondFactorRoutes(identity),
    /** What the profile may change of a sign-in. */
    account: createAccount(identity),
    /** Where the letter of a purchase leads. */
    mountEntry: (edge: { trustedProxies: readonly string[] }) => mountEntry(identity, edge),
    authenticate: createAuthenticate({ db, clock, cookie, onExtendError: onSessionError }),
    /** The pages that people open from their e-mail. */
    mountConfirmation: mountConfirmation(identity, announce),
  }
}

/** The same for the same e-mail, so that attempts at one account are seen to be that. */
function markOf(secret: string, email: string): string {
  const mac = createHmac('sha256', `${secret}:log`).update(email)
  return mac.digest('base64url').slice(0, markLength)
}
