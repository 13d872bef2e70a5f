import type { Profile } from '@lya/contract/people/profile.ts'
import { maskPhone } from '@lya/core/people/identity/phone.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import {
  emailProblem,
  nameProblem,
  phoneProblem,
  phoneToCheck,
} from '#people/fields/personal-fields.model.ts'
import { dataCopy } from '../profile.copy.ts'

export interface PersonalFields {
  name: string
  email: string
  /** As shown, with its mask. */
  phone: string
  timeZone: string
}

/** What can be wrong with the form: the password is asked for, and never kept. */
export type PersonalField = keyof PersonalFields | 'password'

export type PersonalProblems = Partial<Record<PersonalField, string>>

export function fieldsOf(profile: Profile): PersonalFields {
  const { name, email, timeZone } = profile
  return { name, email, phone: maskPhone(withNinthDigit(profile.phone ?? '')), timeZone }
}

/** The existing product also kept 12 digits, without the 9 after the area code. */
function withNinthDigit(stored: string): string {
  return /^55[0-9]{10}$/.test(stored) ? `${stored.slice(0, 4)}9${stored.slice(4)}` : stored
}

/** What of the fields differs from the profile, as it is sent. */
export function changesOf(fields: PersonalFields, profile: Profile): Partial<PersonalFields> {
  const stored = fieldsOf(profile)
  const changes: Partial<PersonalFields> = {}
  if (fields.name.trim() !== stored.name) changes.name = fields.name.trim()
  if (fields.email.trim() !== stored.email) changes.email = fields.email.trim()
  const hasNewPhone = fields.phone !== stored.phone && phoneToCheck(fields.phone) !== profile.phone
  if (hasNewPhone) changes.phone = fields.phone
  if (fields.timeZone !== stored.timeZone) changes.timeZone = fields.timeZone
  return changes
}

/** Who holds these may get into the account one day, so they change by the password alone. */
export function isPasswordNeeded({ email, phone }: Partial<PersonalFields>): boolean {
  return email !== undefined || phone !== undefined
}

/**
 * What is wrong with a change; what was stored before is nobody's mistake. But whoever lost their
 * address gives another before anything else is stored: without one nobody gets in again.
 */
export function problemsOf(
  changes: Partial<PersonalFields>,
  password: string,
  { email: stored, pendingEmail }: Pick<Profile, 'email' | 'pendingEmail'>,
): PersonalProblems {
  const { name, phone } = changes
  const email = changes.email ?? (stored === '' && pendingEmail === null ? '' : undefined)
  return known({
    name: name === undefined ? null : nameProblem(name),
    email: email === undefined ? null : emailProblem(email),
    phone: phone === undefined ? null : phoneProblem(phone),
    password: isPasswordNeeded(changes) && password === '' ? dataCopy.passwordMissing : null,
  })
}

/** The field that the server refused, with its sentence; empty for other failures. */
export function refusedField(failure: unknown): PersonalProblems {
  if (!(failure instanceof RefusedCall)) return {}
  const sentence = refusalSentence(failure)
  switch (failure.code) {
    case 'profile.name-required':
    case 'identity.name-without-letters':
    case 'identity.name-with-brackets':
      return { name: sentence }
    case 'identity.email-taken':
    case 'identity.email-invalid':
      return { email: sentence }
    case 'identity.phone-taken':
    case 'identity.phone-invalid':
      return { phone: sentence }
    case 'profile.time-zone-invalid':
      return { timeZone: sentence }
    case 'profile.password-wrong':
      return { password: dataCopy.passwordWrong }
    default:
      return {}
  }
}

/** What to tell when something was stored: a new address still has to be confirmed. */
export function savedNotice(profile: Profile, sent: Partial<PersonalFields>) {
  const isLinkSent = sent.email !== undefined && profile.pendingEmail !== null
  return {
    title: dataCopy.saved,
    ...(isLinkSent ? { message: dataCopy.linkSent(profile.pendingEmail ?? '') } : {}),
  }
}

function known(problems: Record<string, string | null>): PersonalProblems {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null))
}
