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

const [units, tens] = [1, 2]
/** Things that are a letter less than a number. */
const lessALetter = new Map([
  ['tinta', 'trinta'],
  ['novena', 'noventa'],
])
const counted = new Set('reais real conto contos pila e'.split(' '))

/**
 * The number that another thing stands for between numbers: the "quatro" of `trinta e quarto` and
 * `quarto mil`, the "trinta" of `tinta e sete reais` and `cento e tinta e dois`.
 */
export function numberBetween(tokens: readonly Token[], at: number): string | undefined {
  const own = tokens[at]?.folded ?? ''
  if (own === 'quarto') return isFour(tokens, at) ? 'quatro' : undefined
  const meant = lessALetter.get(own)
  if (meant === undefined || tokens[at + 1]?.folded !== 'e') return undefined
  if (rankAt(tokens, at + 2) !== units) return undefined
  const isLed = tokens[at - 1]?.folded === 'e' && (rankAt(tokens, at - 2) ?? units) !== units
  return isLed || counted.has(tokens[at + 3]?.folded ?? '') ? meant : undefined
}

function isFour(tokens: readonly Token[], at: number): boolean {
  if (tokens[at + 1]?.folded === 'mil') return true
  return tokens[at - 1]?.folded === 'e' && rankAt(tokens, at - 2) === tens
}

function rankAt(tokens: readonly Token[], at: number) {
  return findNumberWord(tokens[at]?.folded ?? '')?.rank
}
