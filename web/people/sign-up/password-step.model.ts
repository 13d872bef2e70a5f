import { passwordProblem } from '@lya/core/people/identity/password.ts'
import { refusalSentence } from '#connection/refusals.copy.ts'
import { RefusedCall } from '#connection/refused-call.ts'
import { signUpCopy } from './sign-up.copy.ts'

export interface PasswordErrors {
  password: string | null
  confirmation: string | null
}

/** What is wrong with the two fields; both null when the account can be made. */
export function passwordErrors(fields: { password: string; confirmation: string }): PasswordErrors {
  return {
    password: passwordError(fields.password),
    confirmation: fields.password === fields.confirmation ? null : signUpCopy.passwordsDiffer,
  }
}

function passwordError(password: string): string | null {
  if (password === '') return signUpCopy.passwordMissing
  const problem = passwordProblem(password)
  if (problem === null) return null
  if (problem === 'identity.password-short') return signUpCopy.passwordShort
  return refusalSentence(new RefusedCall(problem, 400))
}
