import type { Token } from '#language/tokens.ts'

const driven = new Set(['na', 'da', 'pela'])

/** The ride app in words, where 99 begins: `setenta na noventa e nove`. Money is masculine. */
export function isRideSaid(tokens: readonly Token[], first: number): boolean {
  return driven.has(tokens[first - 1]?.norm ?? '')
}
