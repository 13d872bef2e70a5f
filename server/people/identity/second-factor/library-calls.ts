import { Refusal } from '@lya/core/refusal.ts'
import { isAPIError } from 'better-auth/api'

/** What the library says no to, as ours; anything else of it is a bug. */
const refusals: Record<string, () => Refusal> = {
  INVALID_PASSWORD: () => new Refusal('invalid', 'profile.password-wrong'),
  INVALID_CODE: codeWrong,
  INVALID_BACKUP_CODE: codeWrong,
  INVALID_TWO_FACTOR_COOKIE: stepExpired,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: stepExpired,
  ACCOUNT_TEMPORARILY_LOCKED: () =>
    new Refusal('limit', 'identity.too-many-attempts', { retryAfterSeconds: 15 * 60 }),
  TOTP_ALREADY_ENABLED: () => new Refusal('conflict', 'second-factor.on-already'),
  TOTP_NOT_ENABLED: isOff,
  TWO_FACTOR_NOT_ENABLED: isOff,
  BACKUP_CODES_NOT_ENABLED: isOff,
}

/** @throws Refusal for what the library refuses. */
export async function ofLibrary<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    const code = isAPIError(error) ? (error.body?.code ?? '') : ''
    // Somebody else used the same recovery code at the same moment.
    const isRace = isAPIError(error) && error.statusCode === 409
    throw refusals[code]?.() ?? (isRace ? codeWrong() : error)
  }
}

export function codeWrong(): Refusal {
  return new Refusal('invalid', 'second-factor.code-wrong')
}

export function stepExpired(): Refusal {
  return new Refusal('invalid', 'second-factor.step-expired')
}

export function isOff(): Refusal {
  return new Refusal('conflict', 'second-factor.off')
}
