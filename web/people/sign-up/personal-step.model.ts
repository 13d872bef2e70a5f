import { readEmail } from '@lya/core/people/identity/email.ts'
import { readName } from '@lya/core/people/identity/name.ts'
import { maskPhone, type PhoneReading, readPhone } from '@lya/core/people/identity/phone.ts'
import { phoneSentences, signUpCopy } from './sign-up.copy.ts'

export interface PersonalFields {
  name: string
  email: string
  /** As shown, with its mask. */
  phone: string
}

/** Whether an e-mail or a phone is in use already, as far as is known. */
export type Availability = 'unknown' | 'checking' | 'taken' | 'free'

export function nameProblem(name: string): string | null {
  return 'refused' in readName(name) ? signUpCopy.nameMissing : null
}

export function emailProblem(email: string): string | null {
  if (email.trim() === '') return signUpCopy.emailMissing
  return 'refused' in readEmail(email) ? signUpCopy.emailInvalid : null
}

export function phoneProblem(phone: string): string | null {
  const reading = readTypedPhone(phone)
  return 'refused' in reading ? phoneSentences[reading.refused] : null
}

/** The address to ask the server about, or null while there is none. */
export function emailToCheck(email: string): string | null {
  const reading = readEmail(email)
  return 'email' in reading ? reading.email : null
}

/** The 13 digits to ask the server about, or null while there are fewer. */
export function phoneToCheck(phone: string): string | null {
  const reading = readTypedPhone(phone)
  return 'phone' in reading ? reading.phone : null
}

/**
 * Completes a number as it was written before 2016: 10 digits get the 9 after the area code.
 * Only once the field is left: while somebody types, 10 digits are on their way to 11.
 */
export function completePhone(phone: string): string {
  if (digitCount(phone) !== 10) return maskPhone(phone)
  const reading = readPhone(phone)
  return 'phone' in reading ? maskPhone(reading.phone) : phone
}

/** 'Continuar' waits for valid fields and for both look-ups to come back without a hit. */
export function canContinue(
  fields: PersonalFields,
  known: { email: Availability; phone: Availability },
): boolean {
  const isValid =
    !nameProblem(fields.name) && !emailProblem(fields.email) && !phoneProblem(fields.phone)
  return isValid && [known.email, known.phone].every((state) => isPassable(state))
}

function isPassable(state: Availability): boolean {
  return state === 'free' || state === 'unknown'
}

function readTypedPhone(phone: string): PhoneReading {
  return digitCount(phone) === 10 ? { refused: 'too-short' } : readPhone(phone)
}

function digitCount(text: string): number {
  return text.replace(/[^0-9]/g, '').length
}
