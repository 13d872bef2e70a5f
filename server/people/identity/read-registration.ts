import { readEmail } from '@lya/core/people/identity/email.ts'
import { readName } from '@lya/core/people/identity/name.ts'
import { isCommonPassword } from '@lya/core/people/identity/passwords/is-common-password.ts'
import { passwordProblem } from '@lya/core/people/identity/passwords/password.ts'
import type { PasswordOwner } from '@lya/core/people/identity/passwords/personal.ts'
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

/** @throws Refusal with what `readName` says. */
export function nameOf(typed: string): string {
  const reading = readName(typed)
  if ('refused' in reading) throw new Refusal('invalid', reading.refused)
  return reading.name
}

/**
 * @param owner Whose it is to be; nobody's name or number makes a good password for them.
 * @throws Refusal `identity.password-short`, `identity.password-common` or
 *   `identity.password-personal`.
 */
export function assertNewPassword(typed: string, owner: PasswordOwner | null): void {
  const problem = passwordProblem(typed, { isCommon: isCommonPassword, owner })
  if (problem !== null) throw new Refusal('invalid', problem)
}
