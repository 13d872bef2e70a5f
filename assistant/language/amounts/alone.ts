import type { SpokenNumber } from '#language/spoken-number.ts'
import type { Token } from '#language/tokens.ts'
import { findVerb } from '#language/verbs.ts'

const leading = new Set(['ai', 'so', 'com', 'por', 'uns', 'mais', 'la', 'agora', 'hoje', 'ontem'])

/** Whether nothing that a number could be the price of stands right before it. */
export function isAlone(tokens: readonly Token[], { first }: Pick<SpokenNumber, 'first'>): boolean {
  const before = tokens[first - 1]
  if (before?.kind !== 'word' || leading.has(before.norm)) return true
  return findVerb(before.norm) !== undefined
}
