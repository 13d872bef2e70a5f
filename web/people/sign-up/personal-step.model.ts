import { readEmail } from '@lya/core/people/identity/email.ts'
import { emailProblem, nameProblem, phoneProblem } from '#people/fields/personal-fields.model.ts'

export interface PersonalFields {
  name: string
  email: string
  /** As shown, with its mask. */
  phone: string
}

/** Whether an e-mail or a phone is in use already, as far as is known. */
export type Availability = 'unknown' | 'checking' | 'taken' | 'free'

/** The address to ask the server about, or null while there is none. */
export function emailToCheck(email: string): string | null {
  const reading = readEmail(email)
  return 'email' in reading ? reading.email : null
}

export interface LookUps {
  email: Availability
  phone: Availability
}

export function isChecking({ email, phone }: LookUps): boolean {
  return email === 'checking' || phone === 'checking'
}

/** 'Continuar' waits for valid fields and for both look-ups to come back without a hit. */
export function canContinue(fields: PersonalFields, known: LookUps): boolean {
  const isValid =
    !nameProblem(fields.name) && !emailProblem(fields.email) && !phoneProblem(fields.phone)
  return isValid && [known.email, known.phone].every((state) => isPassable(state))
}

function isPassable(state: Availability): boolean {
  return state === 'free' || state === 'unknown'
}
