import { firstNameOf } from '@lya/core/people/identity/first-name.copy.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import { recoveryRequestCopy, signInCopy } from './sign-in.copy.ts'

export interface Notice {
  title: string
  message: string
}

/** What a page before left for this one, in the state of the history's entry. */
export function readArrival(state: unknown): {
  isRecovering: boolean
  email: string
  notice: string | null
} {
  const left = typeof state === 'object' && state !== null ? state : {}
  const email = 'email' in left && typeof left.email === 'string' ? left.email : ''
  const notice = 'notice' in left && typeof left.notice === 'string' ? left.notice : null
  return { isRecovering: 'isRecovering' in left, email, notice }
}

/** The button waits until both fields hold something. */
export function canSignIn(fields: { email: string; password: string }): boolean {
  return fields.email !== '' && fields.password !== ''
}

/** What to tell before even asking the server, or null. Spaces alone are no e-mail. */
export function signInProblem(fields: { email: string; password: string }): Notice | null {
  return fields.email.trim() === '' || fields.password === '' ? signInCopy.fieldsMissing : null
}

export function signInFailure(error: unknown): Notice {
  return { title: signInCopy.failed, message: told(error) ?? signInCopy.unexpected }
}

/** Greets by the first name, as a friend does; without one it just greets. */
export function greeting(name: string): string {
  const first = firstNameOf(name)
  return first === '' ? 'Bem-vindo de volta!' : `Bem-vindo de volta, ${first}!`
}

export function recoveryProblem(email: string): Notice | null {
  return email.trim() === '' ? recoveryRequestCopy.emailMissing : null
}

export function recoveryFailure(error: unknown): Notice {
  const message = told(error)
  return message ? { title: recoveryRequestCopy.failed, message } : recoveryRequestCopy.unexpected
}

/** The sentence of a refusal that says something; a bug or a dead line says nothing. */
function told(error: unknown): string | null {
  const isTold = error instanceof RefusedCall && error.code !== 'platform.unexpected'
  return isTold ? refusalSentence(error) : null
}
