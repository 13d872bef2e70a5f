import type { RefusalCode } from '@lya/contract/refusals.ts'
import { readCpf } from '@lya/core/commerce/documents/documents.ts'
import { readEmail } from '@lya/core/people/identity/email.ts'
import { type NameRefusal, readName } from '@lya/core/people/identity/name.ts'
import {
  type PasswordKnowledge,
  passwordProblem,
} from '@lya/core/people/identity/passwords/password.ts'
import { readPhone } from '@lya/core/people/identity/phone.ts'
import { personalCopy as copy } from '#commerce/checkout/checkout.copy.ts'
import type { Draft } from '#commerce/checkout/draft/draft.model.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'

/** In the order in which they stand on screen: the first wrong one gets the focus. */
export const personalFields = ['name', 'phone', 'email', 'cpf', 'password'] as const
export type PersonalField = (typeof personalFields)[number]
export type PersonalErrors = Partial<Record<PersonalField, string>>

/** What is known of an e-mail. `unknown` is also what a look-up that failed leaves. */
export type EmailStatus = 'unknown' | 'checking' | 'new' | 'trial' | 'active' | 'known' | 'leaving'

const nameSentences: Record<NameRefusal, string> = {
  'identity.name-required': copy.nameMissing,
  'identity.name-without-letters': copy.nameWithoutLetters,
  'identity.name-with-brackets': copy.nameWithBrackets,
}

/** Everything that keeps step 1 from being left; empty when nothing does. */
export function personalErrors(
  draft: Draft,
  password: { typed: string; isStored: boolean; knowledge: PasswordKnowledge },
  email: EmailStatus,
): PersonalErrors {
  const errors: PersonalErrors = {}
  const name = readName(draft.name)
  if ('refused' in name) errors.name = nameSentences[name.refused]
  if (!isPhone(draft.phone)) errors.phone = copy.phoneInvalid
  if ('refused' in readEmail(draft.email)) errors.email = copy.emailInvalid
  else if (email === 'active') errors.email = copy.emailActive
  else if (email === 'leaving') errors.email = copy.emailLeaving
  if (readCpf(draft.cpf) === null) errors.cpf = copy.cpfInvalid
  const isOwed = needsPassword(email) && !password.isStored
  if (isOwed || password.typed !== '') {
    const problem = needsPassword(email) ? passwordError(password) : null
    if (problem) errors.password = problem
  }
  return errors
}

/** Whoever has an account keeps the password that they have. */
export function needsPassword(email: EmailStatus): boolean {
  return email !== 'trial' && email !== 'known' && email !== 'active' && email !== 'leaving'
}

/** Which field a refusal of the server is about; null when it is about none. */
export function fieldOfRefusal(code: RefusalCode): PersonalField | null {
  switch (code) {
    case 'checkout.name-required':
    case 'identity.name-without-letters':
    case 'identity.name-with-brackets':
      return 'name'
    case 'checkout.phone-invalid':
      return 'phone'
    case 'checkout.email-invalid':
    case 'checkout.already-active':
    case 'checkout.account-leaving':
      return 'email'
    case 'checkout.cpf-invalid':
      return 'cpf'
    case 'identity.password-short':
    case 'identity.password-common':
    case 'identity.password-personal':
      return 'password'
    default:
      return null
  }
}

/** Eleven digits, as (11) 98765-4321. */
function isPhone(typed: string): boolean {
  return typed.replace(/[^0-9]/g, '').length === 11 && 'phone' in readPhone(typed)
}

function passwordError(password: { typed: string; knowledge: PasswordKnowledge }): string | null {
  const problem = passwordProblem(password.typed, password.knowledge)
  if (problem === null) return null
  if (problem === 'identity.password-short') return copy.passwordShort
  return refusalSentence(new RefusedCall(problem, 400))
}
