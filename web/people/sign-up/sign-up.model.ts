import type { RefusalCode } from '@lya/contract/refusals.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import { signUpCopy } from './sign-up.copy.ts'

const personalRefusals: readonly RefusalCode[] = [
  'identity.name-required',
  'identity.name-without-letters',
  'identity.name-with-brackets',
  'identity.email-invalid',
  'identity.email-taken',
  'identity.phone-invalid',
  'identity.phone-taken',
]

/** What to tell when the account could not be made. */
export function signUpFailure(error: unknown): { title: string; message: string } {
  return { title: signUpCopy.failed, message: failureMessage(error) }
}

/** Tells whether the cause is a field of the first step, so that the wizard goes back to it. */
export function isPersonalRefusal(error: unknown): boolean {
  return error instanceof RefusedCall && personalRefusals.includes(error.code)
}

/** Whether somebody has the e-mail or the phone already, who may be the very same person. */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof RefusedCall)) return false
  return error.code === 'identity.email-taken' || error.code === 'identity.phone-taken'
}

function failureMessage(error: unknown): string {
  if (!(error instanceof RefusedCall)) return signUpCopy.unexpected
  return error.code === 'platform.unexpected' ? signUpCopy.failedUnsaid : refusalSentence(error)
}
