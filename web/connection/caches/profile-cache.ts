import { dropJson, readJson, writeJson } from '#connection/caches/kept-json.ts'
import { isKeptSessionOf } from '#connection/caches/kept-session.ts'
import { nowMs } from '#connection/clock.ts'

const key = 'profile_cache'
/** Spec 1, section 9: five minutes. */
const maxAgeMs = 300_000

/** What the shell shows of a person. */
export type ShownProfile = { avatarUrl: string | null; fullName: string; email: string }
type ProfileCache = ShownProfile & { loading: false; lastUpdated: number; userId: string }

/** The kept profile of this person; null when it is older than five minutes or of another. */
export function readProfile(userId: string): ShownProfile | null {
  // Only keepProfile writes this.
  const kept = readJson('local', key) as ProfileCache | null
  if (!kept || kept.userId !== userId || kept.lastUpdated < nowMs() - maxAgeMs) return null
  const { avatarUrl, fullName, email } = kept
  return { avatarUrl, fullName, email }
}

/** Keeps it, unless its person has signed out meanwhile. */
export function keepProfile(userId: string, shown: ShownProfile): void {
  if (!isKeptSessionOf(userId)) return
  const kept: ProfileCache = { ...shown, loading: false, lastUpdated: nowMs(), userId }
  writeJson('local', key, kept)
}

export function dropProfile(): void {
  dropJson('local', key)
}
