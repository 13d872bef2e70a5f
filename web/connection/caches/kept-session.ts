import type { Session } from '@lya/contract/people/identity.ts'
import { dayMs } from '#connection/caches/day-cache.ts'
import { dropJson, readJson, writeJson } from '#connection/caches/kept-json.ts'
import { followZone, nowMs } from '#connection/clock.ts'
import { newId } from '#connection/ids.ts'

/** Who was signed in last in this browser: without a connection the product opens as theirs. */
export const keptSessionKey = 'lya-session'

/** Changes with each sign-out, in whatever tab it was pressed. */
const departureKey = 'lya-departure'
/** The same, where the browser keeps nothing for us. */
let departures = 0

type KeptSession = { session: NonNullable<Session>; lastUpdated: number }

export function keepSession(session: Session): void {
  followZone(session?.timeZone)
  if (session) {
    writeJson('local', keptSessionKey, { session, lastUpdated: nowMs() })
    return
  }
  departures += 1
  writeJson('local', departureKey, newId())
  dropJson('local', keptSessionKey)
}

/**
 * The last time that a person left this browser, as a mark to compare: an answer whose mark has
 * changed on its way is of somebody who has left since, and nothing of it may be kept.
 */
export function lastDeparture(): string {
  return `${departures} ${String(readJson('local', departureKey))}`
}

/** Whether this browser is this person's still, so that something of theirs may be written. */
export function isKeptSessionOf(userId: string): boolean {
  return keptSession()?.userId === userId
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
