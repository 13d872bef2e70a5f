import type { Token } from '#language/tokens.ts'

/** Short names of months that are no other word where people write. */
const months = new Set(['jan', 'abr', 'ago', 'nov'])

/** `26 NOV UBER 14,93`: so the lines of a statement begin, and no month is in doubt there. */
export function isStamp(tokens: readonly Token[], day: number, month: number): boolean {
  const isFirst = day === 0 || tokens[day - 1]?.folded === '\n'
  const next = tokens[month + 1]
  const goesOn = next?.kind === 'word' || /^20\d\d$/.test(next?.folded ?? '')
  return isFirst && goesOn && months.has(tokens[month]?.folded ?? '')
}
