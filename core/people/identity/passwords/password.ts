import { limits } from '#limits.ts'
import { type PasswordOwner, personalPart } from '#people/identity/passwords/personal.ts'

export type PasswordProblem =
  | 'identity.password-short'
  | 'identity.password-common'
  | 'identity.password-personal'

/** What exactly makes a password easy to guess. */
export type PasswordReason = 'short' | 'common' | 'pattern' | 'date' | 'name' | 'email' | 'phone'

/** What a password is held against. */
export interface PasswordKnowledge {
  /** See `isCommonPassword`; who has not loaded the list yet knows of none. */
  isCommon(folded: string): boolean
  /** Null when nobody knows who they are. */
  owner: PasswordOwner | null
}

/** From 0, refused, to 4, hard to guess even with the hash in hand. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4

// Bits of guessing work from which a password counts as one step stronger.
const strengthBits = [30, 45, 60] as const

/** Composes accents one way: keyboards differ in how they send the same letter. */
export function normalizePassword(typed: string): string {
  return typed.normalize('NFC')
}

/**
 * Tells why a new password is refused, or null. The minimum of 6 characters is the product's
 * rule; instead of asking for signs and capitals, what everybody tries first is refused.
 */
export function passwordProblem(
  typed: string,
  knowledge: PasswordKnowledge,
): PasswordProblem | null {
  switch (passwordReason(typed, knowledge)) {
    case null:
      return null
    case 'short':
      return 'identity.password-short'
    case 'name':
    case 'email':
    case 'phone':
      return 'identity.password-personal'
    default:
      return 'identity.password-common'
  }
}

/** Tells what makes a new password too easy to guess, so that a form can say it; null when not. */
export function passwordReason(typed: string, knowledge: PasswordKnowledge): PasswordReason | null {
  const password = normalizePassword(typed)
  if ([...password].length < limits.passwordLengthMin) return 'short'
  const folded = fold(password)
  const personal = knowledge.owner && personalPart(folded, knowledge.owner, fold)
  if (personal) return personal
  // Spaces in between make no riddle of it: 'a b c d e'.
  const patterns = [folded, folded.replace(/\s/g, '')]
  if (patterns.some((text) => unpredictable([...text]) <= 2 || repeated.test(text))) {
    return 'pattern'
  }
  if (isDate(folded)) return 'date'
  return knowledge.isCommon(folded) ? 'common' : null
}

/** Rates a password for the meter. It guides the person; only `passwordProblem` refuses. */
export function passwordStrength(typed: string, knowledge: PasswordKnowledge): PasswordStrength {
  if (passwordReason(typed, knowledge) !== null) return 0
  const characters = [...normalizePassword(typed)]
  const bits = unpredictable(characters) * Math.log2(alphabetSize(characters))
  const steps = strengthBits.filter((limit) => bits >= limit).length
  // At most three limits are passed, so the sum is 1 to 4.
  return (1 + steps) as PasswordStrength
}

/** 'asdasd', '121212': a few characters again and again. */
const repeated = /^(.{1,4})\1+$/su

/** A birthday and nothing else, as it is written here: day, month and year. */
const dayFirst = /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:\d{2}|(?:19|20)\d{2})$/
const yearFirst = /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/

function isDate(folded: string): boolean {
  const bare = folded.replace(/[^a-z0-9]/g, '')
  return dayFirst.test(bare) || yearFirst.test(bare)
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

/** Counts characters that do not merely repeat or continue the one before: `aaaa`, `4567`. */
function unpredictable(characters: readonly string[]): number {
  let count = 0
  let previous = Number.NaN
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0
    if (!(Math.abs(code - previous) <= 1)) count += 1
    previous = code
  }
  return count
}

function alphabetSize(characters: readonly string[]): number {
  const text = characters.join('')
  let size = 0
  if (/[a-z]/.test(text)) size += 26
  if (/[A-Z]/.test(text)) size += 26
  if (/[0-9]/.test(text)) size += 10
  if (/[^a-zA-Z0-9]/.test(text)) size += 33
  return Math.max(size, 2)
}
