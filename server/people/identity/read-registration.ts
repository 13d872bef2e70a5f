import { readEmail } from '@lya/core/people/identity/email.ts'
import { readName } from '@lya/core/people/identity/name.ts'
import { passwordProblem } from '@lya/core/people/identity/password.ts'
import { readPhone } from '@lya/core/people/identity/phone.ts'
import { Refusal } from '@lya/core/refusal.ts'

/** @throws Refusal `identity.email-invalid`. */
export function emailOf(typed: string): string {
  const reading = readEmail(typed)
  if ('refused' in reading) throw new Refusal('invalid', reading.refused)
  return reading.email
}

/** @throws Refusal `identity.phone-invalid`, with what is wrong in `data.problem`. */
export function phoneOf(typed: string): string {
  const reading = readPhone(typed)
  if ('refused' in reading) {
    throw new Refusal('invalid', 'identity.phone-invalid', { data: { problem: reading.refused } })
  }
  return reading.phone
}

/** @throws Refusal `identity.name-required`. */
export function nameOf(typed: string): string {
  const reading = readName(typed)
  if ('refused' in reading) throw new Refusal('invalid', reading.refused)
  return reading.name
}

/** @throws Refusal `identity.password-short` or `identity.password-common`. */
export function assertNewPassword(typed: string): void {
  const problem = passwordProblem(typed)
  if (problem !== null) throw new Refusal('invalid', problem)
}
