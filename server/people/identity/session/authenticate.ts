import { findActor } from '#people/identity/identity.queries.ts'
import { extendSession } from '#people/identity/identity.store.ts'
import { sessionDays, sessionRestMinutes } from '#people/identity/session/session-cookie.ts'
import type { SignedCookie } from '#people/identity/session/signed-cookie.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Authenticate } from '#platform/http/context.ts'

/**
 * Makes the check that every call begins with: one prepared statement, past the sign-in library,
 * whose own check costs a millisecond.
 *
 * It answers null for a guest, a forged cookie and a session that has ended. A session that is
 * used lives on: once an hour its end is moved, and when and from where it was used is noted, while
 * the call goes ahead.
 *
 * @param parts.onExtendError Hears why a session could not be extended; the next call tries again.
 */
export function createAuthenticate(parts: {
  db: Database
  clock: Clock
  cookie: SignedCookie
  onExtendError: (error: unknown) => void
}): Authenticate {
  const { db, clock, cookie, onExtendError } = parts
  return async (headers, ip = null) => {
    const token = cookie.read(headers)
    if (token === null) return null
    const now = clock.now()
    const staleBefore = now
      .add({ hours: 24 * sessionDays })
      .subtract({ minutes: sessionRestMinutes })
    const found = await findActor(db, token, { now, staleBefore })
    if (!found) return null
    if (found.isStale) {
      const expiresAt = now.add({ hours: 24 * sessionDays })
      extendSession(db, { id: found.actor.sessionId, expiresAt, at: now, ip }).catch(onExtendError)
    }
    return found.actor
  }
}
