import { dropJson, readJson, writeJson } from '#connection/caches/kept-json.ts'
import { nowMs } from '#connection/clock.ts'
import { type Draft, isWorthKeeping, readDraft } from './draft.model.ts'

const key = 'lya-checkout'
/** Spec 2, section 4: a local backup is good for 24 hours. */
const maxAgeMs = 24 * 60 * 60_000

/** Keeps what was typed, for a reload or a lost connection: without passwords, without cards. */
export function keepDraft(draft: Draft, sessionId: string): void {
  if (isWorthKeeping(draft)) writeJson('local', key, { draft, sessionId, savedAt: nowMs() })
}

/** What was typed here within the last 24 hours; null when nothing was. */
export function keptDraft(): Draft | null {
  const kept = readKept()
  const draft = kept && readDraft(kept.draft)
  return draft && isWorthKeeping(draft) ? draft : null
}

/** The session in which that was typed; it may have been paid since, in the app of a bank. */
export function keptSessionId(): string | null {
  const sessionId = readKept()?.sessionId
  return typeof sessionId === 'string' ? sessionId : null
}

function readKept(): { draft?: unknown; sessionId?: unknown } | null {
  // Only keepDraft writes this; another version of it may have had other fields.
  const kept = readJson('local', key) as Record<'draft' | 'sessionId' | 'savedAt', unknown> | null
  if (kept === null || typeof kept.savedAt !== 'number') return null
  if (kept.savedAt >= nowMs() - maxAgeMs) return kept
  dropDraft()
  return null
}

export function dropDraft(): void {
  dropJson('local', key)
}
