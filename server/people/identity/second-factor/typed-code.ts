/** Letters and digits of a recovery code. */
export const recoveryCodeLength = 10

export type TypedCode = { kind: 'app'; code: string } | { kind: 'recovery'; code: string }

/** Reads a code as people type it: with spaces, without the dash, in small letters. */
export function readCode(typed: string): TypedCode {
  const signs = typed.replace(/[\s-]/g, '').toUpperCase()
  if (/^\d{6}$/.test(signs)) return { kind: 'app', code: signs }
  return { kind: 'recovery', code: showRecoveryCode(signs) }
}

/** In two halves, which are easier to copy. */
export function showRecoveryCode(signs: string): string {
  const half = recoveryCodeLength / 2
  return `${signs.slice(0, half)}-${signs.slice(half)}`
}
