import { dropJson, readJson, writeJson } from '#connection/caches/kept-json.ts'
import { nowMs } from '#connection/clock.ts'

const key = 'lya-checkout-done'
/** Long enough for every Back of this visit; then the address is a new purchase again. */
const maxAgeMs = 30 * 60_000

/** What this tab has bought: enough to say so again when Back comes to the form. */
export interface Done {
  email: string
  /** What was paid for; null where the visit could not tell. */
  bought: { plan: string; amountCents: number } | null
  /** Whether the card is kept for renewals. */
  hasCard: boolean
  continueTo: 'login' | 'dashboard'
  /** It was paid for an account in trial, whose owner signs in with its own password. */
  isOfTrial: boolean
}

export function keepDone(done: Done): void {
  writeJson('session', key, { ...done, at: nowMs() })
}

export function keptDone(): Done | null {
  // Only keepDone writes this, in this tab.
  const kept = readJson('session', key) as (Done & { at: number }) | null
  return kept && kept.at >= nowMs() - maxAgeMs ? kept : null
}

export function dropDone(): void {
  dropJson('session', key)
}
