import type { PasswordKnowledge } from '@lya/core/people/identity/passwords/password.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import {
  type NewPassword,
  type NewPasswordErrors,
  newPasswordErrors,
} from '#people/fields/new-password.model.ts'
import { passwordCopy as copy } from '../profile.copy.ts'

export interface PasswordChange extends NewPassword {
  current: string
}

export type PasswordChangeErrors = NewPasswordErrors & { current: string | null }

/** The button waits until all three fields hold something. */
export function canSubmit({ current, password, confirmation }: PasswordChange): boolean {
  return current !== '' && password !== '' && confirmation !== ''
}

/** What is wrong with each field; all null when the change can be asked for. */
export function passwordChangeErrors(
  fields: PasswordChange,
  knowledge: PasswordKnowledge,
): PasswordChangeErrors {
  const errors = newPasswordErrors(fields, copy.words, knowledge)
  const isSame = fields.password !== '' && fields.password === fields.current
  return {
    current: fields.current === '' ? copy.currentMissing : null,
    password: errors.password ?? (isSame ? copy.same : null),
    confirmation: errors.confirmation,
  }
}

/** The sentence of a refusal that belongs to one field, on that field. */
export function refusedPasswordField(failure: unknown): Partial<PasswordChangeErrors> {
  if (!(failure instanceof RefusedCall)) return {}
  switch (failure.code) {
    case 'profile.password-wrong':
      return { current: copy.currentWrong }
    case 'profile.password-same':
      return { password: copy.same }
    case 'identity.password-short':
      return { password: copy.words.short }
    case 'identity.password-common':
    case 'identity.password-personal':
      return { password: refusalSentence(failure) }
    default:
      return {}
  }
}

export function changeFailure(failure: unknown): { title: string; message: string } {
  const { current, password } = refusedPasswordField(failure)
  return { title: copy.failed, message: current ?? password ?? refusalSentence(failure) }
}
