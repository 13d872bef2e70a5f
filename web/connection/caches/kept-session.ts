import type { Session } from '@lya/contract/people/identity.ts'
import { dayMs } from '#connection/caches/day-cache.ts'
import { dropJson, readJson, writeJson } from '#connection/caches/kept-json.ts'
import { followZone, nowMs } from '#connection/clock.ts'

/** Who was signed in last in this browser: without a connection the product opens as theirs. */
export const keptSessionKey = 'lya-session'

type KeptSession = { session: NonNullable<Session>; lastUpdated: number }

export function keepSession(session: Session): void {
  followZone(session?.timeZone)
  if (session) writeJson('local', keptSessionKey, { session, lastUpdated: nowMs() })
  else dropJson('local', keptSessionKey)
}

/** The session of the last 24 hours, or null. */
export function keptSession(): Session {
  // Only keepSession writes this.
  const kept = readJson('local', keptSessionKey) as KeptSession | null
  const session = kept && kept.lastUpdated >= nowMs() - dayMs ? kept.session : null
  // A page that opens without a connection has no other word of it.
  if (session) followZone(session.timeZone)
  return session
}
