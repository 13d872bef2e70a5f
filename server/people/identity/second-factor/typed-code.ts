/** Letters and digits of a recovery code. */
export const recoveryCodeLength = 10

export type TypedCode = { kind: 'app'; code: string } | { kind: 'recovery'; code: string }

/** Signs that look like others on paper, and what stands for them in a code. */
const clear: Record<string, string> = { O: 'X', I: 'Y', L: 'Z' }

/** Reads a code as people type it: with spaces, without the dash, in small letters, O for 0. */
export function readCode(typed: string): TypedCode {
  const signs = typed.replace(/[\s-]/g, '').toUpperCase()
  if (/^\d{6}$/.test(signs)) return { kind: 'app', code: signs }
  const meant = signs.replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return { kind: 'recovery', code: inHalves(meant) }
}

/** A recovery code of these random signs, without those that are taken for others. */
export function showRecoveryCode(signs: string): string {
  return inHalves(signs.replaceAll(/[OIL]/g, (sign) => clear[sign] ?? sign))
}

/** In two halves, which are easier to copy. */
function inHalves(signs: string): string {
  const half = recoveryCodeLength / 2
  return `${signs.slice(0, half)}-${signs.slice(half)}`
}
