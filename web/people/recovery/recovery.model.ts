import { passwordProblem } from '@lya/core/people/identity/password.ts'
import { refusalSentence } from '#connection/refusals.copy.ts'
import { RefusedCall } from '#connection/refused-call.ts'
import { recoveryCopy } from './recovery.copy.ts'

export interface NewPassword {
  password: string
  confirmation: string
}

/** The button waits until both fields hold something. */
export function canSubmit({ password, confirmation }: NewPassword): boolean {
  return password !== '' && confirmation !== ''
}

/** What is wrong with each field; both null when the password can be set. */
export function newPasswordErrors({ password, confirmation }: NewPassword): {
  password: string | null
  confirmation: string | null
} {
  return {
    password: passwordError(password),
    confirmation: password === confirmation ? null : recoveryCopy.passwordsDiffer,
  }
}

export function resetFailure(error: unknown): { title: string; message: string } {
  const isTold = error instanceof RefusedCall && error.code !== 'platform.unexpected'
  return {
    title: recoveryCopy.failed,
    message: isTold ? refusalSentence(error) : recoveryCopy.unexpected,
  }
}

function passwordError(password: string): string | null {
  const problem = passwordProblem(password)
  if (problem === null) return null
  if (problem === 'identity.password-short') return recoveryCopy.passwordShort
  return refusalSentence(new RefusedCall(problem, 400))
}
