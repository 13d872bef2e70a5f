import { indexNearWords } from '#language/near-words.ts'
import { findFondName, findNumberWord, numberWords } from '#language/number-words.ts'
import type { Token } from '#language/tokens.ts'

const letters = 5
// "quatno" is no `quato`: what is itself said otherwise is not slipped as well.
const said = new Set(['quato', 'treis'])
const near = indexNearWords(
  [...numberWords()].filter((word) => word.length >= letters && !said.has(word)),
  { lengthMin: 4, otherFrom: letters },
)

/**
 * Words one slip from a number that are words of their own, folded: of the Brazilian word list of
 * Debian (`wbrazilian`) and of what people say all that no lexicon lists.
 */
const others = new Set(
  (
    'bulhoes milha milhas cinico quao trezenas trilhado trilhai trilhamo trilhes trilhos trina ' +
    'vintem cine vini novena cent cents centos cico cino ceto'
  ).split(' '),
)

/** The part of a number that a folded word of no other meaning is a slip of: `novecntos`. */
export function findNearNumber(word: string): string | undefined {
  if (others.has(word) || findFondName(word) !== undefined) return undefined
  return near.find(word)
}

const tens = 2

/** The "quatro" of `trinta e quarto` and `quarto mil`, where a room would be none. */
export function isSwappedFour(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.folded !== 'quarto') return false
  if (tokens[at + 1]?.folded === 'mil') return true
  const ten = tokens[at - 2]?.folded ?? ''
  return tokens[at - 1]?.folded === 'e' && findNumberWord(ten)?.rank === tens
}
