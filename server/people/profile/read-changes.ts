import type { Profile } from '@lya/contract/people/profile.ts'
import { readEmail } from '@lya/core/people/identity/email.ts'
import { readName } from '@lya/core/people/identity/name.ts'
import { readPhone } from '@lya/core/people/identity/phone.ts'
import { isBrazilianTimeZone } from '@lya/core/people/profile/time-zones.ts'
import { Refusal } from '@lya/core/refusal.ts'

/** What was typed into the profile; what is absent stays. */
export interface TypedProfile {
  name?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  timeZone?: string | undefined
}

/** What of it differs from what is stored. */
export interface ProfileChanges {
  name?: string
  /** The one that is waited for sends its link again; the present one ends the waiting. */
  email?: string
  /** 13 digits from 55. */
  phone?: string
  timeZone?: string
}

/**
 * Reads what was typed and leaves out what stays as it is, so that saving the whole form costs no
 * attempt and sends no e-mail.
 *
 * @throws Refusal `profile.name-required`, `identity.name-without-letters`,
 *   `identity.email-invalid`, `identity.phone-invalid` or `profile.time-zone-invalid`.
 */
export function readChanges(typed: TypedProfile, stored: Profile): ProfileChanges {
  const changes: ProfileChanges = {}
  const name = typed.name === undefined ? stored.name : nameOf(typed.name, stored)
  if (name !== stored.name) changes.name = name
  const email = typed.email === undefined ? null : emailOf(typed.email, stored)
  const isWaiting = stored.pendingEmail !== null
  if (email !== null && (email !== stored.email || isWaiting)) changes.email = email
  const phone = typed.phone === undefined ? stored.phone : phoneOf(typed.phone, stored)
  if (phone !== null && phone !== stored.phone) changes.phone = phone
  const zone = typed.timeZone === undefined ? stored.timeZone : zoneOf(typed.timeZone)
  if (zone !== stored.timeZone) changes.timeZone = zone
  return changes
}

function nameOf(typed: string, stored: Profile): string {
  // As with an e-mail: what was let pass once is not refused when it merely comes back.
  if (typed.trim() === stored.name.trim()) return stored.name
  const reading = readName(typed)
  if ('refused' in reading) {
    const isMissing = reading.refused === 'identity.name-required'
    throw new Refusal('invalid', isMissing ? 'profile.name-required' : reading.refused)
  }
  return reading.name
}

function emailOf(typed: string, stored: Profile): string {
  // What the existing product let pass is not refused when it merely comes back.
  const same = [stored.email, stored.pendingEmail].find((one) => one && one === typed.trim())
  if (same) return same
  const reading = readEmail(typed)
  if ('refused' in reading) throw new Refusal('invalid', reading.refused)
  return reading.email
}

function phoneOf(typed: string, stored: Profile): string | null {
  if (typed.trim() === (stored.phone ?? '')) return stored.phone
  const reading = readPhone(typed)
  if ('refused' in reading) {
    throw new Refusal('invalid', 'identity.phone-invalid', { data: { problem: reading.refused } })
  }
  return reading.phone
}

function zoneOf(typed: string): string {
  if (!isBrazilianTimeZone(typed)) throw new Refusal('invalid', 'profile.time-zone-invalid')
  return typed
}
