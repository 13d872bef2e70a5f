import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import type { NewPassword } from '#people/fields/new-password.model.ts'
import { recoveryCopy } from './recovery.copy.ts'

/** The button waits until both fields hold something. */
export function canSubmit({ password, confirmation }: NewPassword): boolean {
  return password !== '' && confirmation !== ''
}

export function resetFailure(error: unknown): { title: string; message: string } {
  const isTold = error instanceof RefusedCall && error.code !== 'platform.unexpected'
  return {
    title: recoveryCopy.failed,
    message: isTold ? refusalSentence(error) : recoveryCopy.unexpected,
  }
}
