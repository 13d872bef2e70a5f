import { readEmail } from '@lya/core/people/identity/email.ts'
import { type NameRefusal, readName } from '@lya/core/people/identity/name.ts'
import { maskPhone, type PhoneReading, readPhone } from '@lya/core/people/identity/phone.ts'
import { fieldsCopy, phoneSentences } from '#people/fields/fields.copy.ts'

export function nameProblem(name: string): string | null {
  const reading = readName(name)
  if (!('refused' in reading)) return null
  return nameSentences[reading.refused]
}

const nameSentences: Record<NameRefusal, string> = {
  'identity.name-required': fieldsCopy.nameMissing,
  'identity.name-without-letters': fieldsCopy.nameWithoutLetters,
  'identity.name-with-brackets': fieldsCopy.nameWithBrackets,
}

export function emailProblem(email: string): string | null {
  if (email.trim() === '') return fieldsCopy.emailMissing
  return 'refused' in readEmail(email) ? fieldsCopy.emailInvalid : null
}

export function phoneProblem(phone: string): string | null {
  const reading = readTypedPhone(phone)
  return 'refused' in reading ? phoneSentences[reading.refused] : null
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

function readTypedPhone(phone: string): PhoneReading {
  return digitCount(phone) === 10 ? { refused: 'too-short' } : readPhone(phone)
}

function digitCount(text: string): number {
  return text.replace(/[^0-9]/g, '').length
}
