import { isLabel } from '#language/amounts/labels.ts'
import { findUnit } from '#language/amounts/units.ts'
import { findNumberWord } from '#language/number-words.ts'
import { findCoreWord } from '#language/spelling/near-core.ts'
import { findNearNumber, numberBetween } from '#language/spelling/near-number.ts'
import { findSaidDeed } from '#language/spelling/said-vowels.ts'
import type { Token } from '#language/tokens.ts'
import { findVerb, isNounForm } from '#language/verbs.ts'
import {
  findHeardWord,
  findMeanings,
  findNearWord,
  isTermWord,
} from '#understanding/lexicon/find.ts'
import { isPlainWord } from '#understanding/plain-words.ts'
import { findSwapped } from '#understanding/slips/swapped.ts'

const shortest = 4

/** Puts the word that was meant in place of one that is written with a slip. */
export function repair(tokens: readonly Token[], at: number, text: string): void {
  const token = tokens[at]
  if (token?.kind !== 'word' || token.norm.length < shortest) return
  const { norm } = token
  const number = numberBetween(tokens, at)
  if (number !== undefined) {
    token.norm = number
    token.folded = number
    return
  }
  const meant = slipOf(norm)
  if (meant === null) return
  if (norm.endsWith('ey') && findVerb(`${norm.slice(0, -1)}i`)) {
    token.norm = `${norm.slice(0, -1)}i`
    return
  }
  if (isName(tokens, at, text) && !categories.has(meant)) return
  // "pagará" is no slip of "pagaram": it was not done, like what somebody would pay.
  const isAhead = text.slice(token.start, token.end).normalize('NFC').endsWith('rá')
  if (isAhead && findVerb(meant)?.form === 'they-did') {
    token.norm = `${norm.slice(0, -1)}ia`
    return
  }
  // `guardado` is no slip for one who guards: what was done is a word of its own.
  if (done.test(meant) || !done.test(norm)) token.norm = meant
  // Numbers are read by their letters: `sinquenta` is fifty.
  if (findNumberWord(meant)) token.folded = meant
}

const done = /[ai]d[oa]s?$/

const categories = new Set(
  'alimentacao transporte moradia educacao presentes compras assinaturas freelances salario'.split(
    ' ',
  ),
)
const sentenceEnds = new Set(['.', '!', '?', '\n', ':'])

/** Whether a word is written as a name is, but for the first of a sentence that is one of Lya's. */
function isName(tokens: readonly Token[], at: number, text: string): boolean {
  const { norm = '', start = 0, end = 0 } = tokens[at] ?? {}
  if (at === 0 || !/^\p{Lu}\p{Ll}/u.test(text.slice(start, end))) return false
  const isFirst = sentenceEnds.has(tokens[at - 1]?.folded ?? '')
  return !isFirst || findCoreWord(norm) !== slipOf(norm)
}

/** More words than a day of many people has; strange ones must not fill the memory. */
const wordsMax = 4000
const looked = new Map<string, string | null>()

/** The word that a folded one is a slip of; null where it is a word itself, or like none. */
export function slipOf(word: string): string | null {
  const seen = looked.get(word)
  if (seen !== undefined) return seen
  const found = isKnownWord(word) ? null : (nearestTo(word) ?? null)
  if (looked.size >= wordsMax) looked.clear()
  looked.set(word, found)
  return found
}

/** What is written as it sounds is nearer than a slip of the thumb. */
function nearestTo(word: string): string | undefined {
  // "me pagarm": no word ends so, and told is likelier than to be done.
  const told = word.endsWith('rm') ? `${word.slice(0, -1)}am` : ''
  if (isTold(told)) return told
  const number = findSaidDeed(word) ?? findNearNumber(word)
  if (number !== undefined) return number
  const [heard, core] = [findHeardWord(word), findCoreWord(word)]
  // "mnadou" sounds as if somebody swam.
  if (core !== undefined && isTold(core) && !isTold(heard ?? '')) return core
  return heard ?? core ?? findNearWord(word) ?? findSwapped(word, isKnownWord)
}

/** Whether a word tells of money that was spent, earned or moved. */
function isTold(word: string): boolean {
  const verb = findVerb(word)
  return verb !== undefined && verb.kind !== 'else' && verb.form.endsWith('did')
}

/** Whether a folded word is one that Lya knows, and no slip of any. */
export function isKnownWord(word: string): boolean {
  return (
    findNumberWord(word) !== undefined ||
    isPlainWord(word) ||
    isTermWord(word) ||
    isNounForm(word) ||
    findVerb(word) !== undefined ||
    findMeanings(word) !== undefined ||
    isLabel(word) ||
    findUnit(word) !== undefined
  )
}
