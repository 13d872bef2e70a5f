import { limits } from '#limits.ts'
import { commonPasswords } from '#people/identity/common-passwords.ts'

export type PasswordProblem = 'identity.password-short' | 'identity.password-common'

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
export function passwordProblem(typed: string): PasswordProblem | null {
  const password = normalizePassword(typed)
  if ([...password].length < limits.passwordLengthMin) return 'identity.password-short'
  return isCommon(password) ? 'identity.password-common' : null
}

/** Rates a password for the meter. It guides the person; only `passwordProblem` refuses. */
export function passwordStrength(typed: string): PasswordStrength {
  if (passwordProblem(typed) !== null) return 0
  const characters = [...normalizePassword(typed)]
  const bits = unpredictable(characters) * Math.log2(alphabetSize(characters))
  const steps = strengthBits.filter((limit) => bits >= limit).length
  // At most three limits are passed, so the sum is 1 to 4.
  return (1 + steps) as PasswordStrength
}

function isCommon(password: string): boolean {
  const folded = password.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
  return commonPasswords.has(folded) || unpredictable([...folded]) <= 2
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
