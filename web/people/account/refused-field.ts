import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'

/** The sentence of a refusal that belongs to one field, on that field. */
export function refusedField(failure: unknown): { password?: string; code?: string } {
  if (!(failure instanceof RefusedCall)) return {}
  if (failure.code === 'profile.password-wrong') return { password: refusalSentence(failure) }
  if (failure.code === 'second-factor.code-wrong') return { code: refusalSentence(failure) }
  return {}
}
