import {
  type PasswordKnowledge,
  passwordProblem,
} from '@lya/core/people/identity/passwords/password.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'

export interface NewPassword {
  password: string
  confirmation: string
}

export interface NewPasswordErrors {
  password: string | null
  confirmation: string | null
}

/** How each form says it: the wizard and the profile use words of their own. */
export interface PasswordWords {
  missing: string
  short: string
  differ: string
}

/** What is wrong with the two fields; both null when the password can be set. */
export function newPasswordErrors(
  fields: NewPassword,
  words: PasswordWords,
  knowledge: PasswordKnowledge,
): NewPasswordErrors {
  return {
    password: passwordError(fields.password, words, knowledge),
    confirmation: fields.password === fields.confirmation ? null : words.differ,
  }
}

function passwordError(
  password: string,
  words: PasswordWords,
  knowledge: PasswordKnowledge,
): string | null {
  if (password === '') return words.missing
  const problem = passwordProblem(password, knowledge)
  if (problem === null) return null
  if (problem === 'identity.password-short') return words.short
  return refusalSentence(new RefusedCall(problem, 400))
}
