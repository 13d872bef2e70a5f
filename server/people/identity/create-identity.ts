import type { Topic } from '@lya/contract/events.ts'
import { confirmNewEmail } from '#people/identity/account/confirm-new-email.ts'
import { createAccount } from '#people/identity/account/create-account.ts'
import { createAuth } from '#people/identity/auth.ts'
import { identityRoutes } from '#people/identity/identity.routes.ts'
import type { Identity } from '#people/identity/identity.ts'
import { confirmEmail } from '#people/identity/recovery/confirm-email.ts'
import { createAuthenticate } from '#people/identity/session/authenticate.ts'
import { sessionCookie } from '#people/identity/session/session-cookie.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { TransactionEvents } from '#platform/events/transaction-events.ts'
import type { Mount } from '#platform/http/edge.ts'
import type { SendMail } from '#platform/mail/mail.jobs.ts'

export interface IdentityParts {
  db: Database
  clock: Clock
  /** Where people open the product, such as `https://lya.example`; links and cookies follow it. */
  publicUrl: string
  /** 32 characters or more; signs the cookies. Another one signs everybody out. */
  secret: string
  events: TransactionEvents
  sendMail: SendMail
  /** Hears what went wrong with a session while the call that noticed went ahead. */
  onSessionError: (error: unknown) => void
  /** Tells a person's open screens what became stale. */
  announce: (userId: string, topics: Topic[]) => void
}

/** Joins the slice: its procedures, the check of every call, and the link of the e-mail. */
export function createIdentity(parts: IdentityParts) {
  const { db, clock, secret, events, sendMail, onSessionError, announce } = parts
  const publicUrl = parts.publicUrl.replace(/\/+$/, '')
  const cookie = sessionCookie({ secret, isHttps: publicUrl.startsWith('https:') })
  const auth = createAuth({ db, clock, publicUrl, secret })
  const identity: Identity = {
    db,
    clock,
    publicUrl,
    auth,
    cookie,
    events,
    sendMail,
    onSessionError,
  }
  const mountConfirmation: Mount = (app, answers) => {
    app.get('/api/confirm', async (c) => {
      await confirmEmail(identity, c.req.query('token') ?? '')
      return answers.json({ status: 302, body: undefined, headers: { location: '/dashboard' } })
    })
    app.get('/api/confirm-email', async (c) => {
      const change = await confirmNewEmail(identity, c.req.query('token') ?? '')
      if (change.outcome === 'confirmed') announce(change.userId, ['profile'])
      const location = `/profile?email=${change.outcome}`
      return answers.json({ status: 302, body: undefined, headers: { location } })
    })
  }
  return {
    routes: identityRoutes(identity),
    /** What the profile may change of a sign-in. */
    account: createAccount(identity),
    authenticate: createAuthenticate({ db, clock, cookie, onExtendError: onSessionError }),
    /** `GET /api/confirm` and `GET /api/confirm-email`, which people open from their e-mail. */
    mountConfirmation,
  }
}
