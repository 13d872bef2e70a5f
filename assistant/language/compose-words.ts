import { countsNext } from '#language/amounts/counts/next-count.ts'
import { findNumberWord, type NumberWord } from '#language/number-words.ts'
import type { Token } from '#language/tokens.ts'

/** A number in words, from its first token to its last. */
export interface Composed {
  first: number
  last: number
  value: number
  hasScale: boolean
  scale: number
}

/** Adds up number words while each is of a lower rank than the one before it. */
export function composeWords(tokens: readonly Token[], first: number): Composed | null {
  let total = 0
  let group = 0
  let rank = 4
  let scale = Number.POSITIVE_INFINITY
  let last = -1
  let at = first
  while (at < tokens.length) {
    const word = wordAt(tokens, at)
    if (!word) break
    if (word.rank === 'scale') {
      if (word.value >= scale || (last >= first && group === 0)) break
      total += (group || 1) * word.value
      scale = word.value
      group = 0
      rank = 4
    } else if (canFollow(word, rank) && (word.value > 0 || last < first || total + group === 0)) {
      group += word.value
      // "zero oito": a code or an hour that is said with its zero.
      rank = word.value === 0 ? rank : word.rank
    } else break
    last = at
    at = skipLink(tokens, at + 1, scale)
    if (at > last + 1 && countsNext(tokens, first, at)) break
  }
  const hasScale = scale !== Number.POSITIVE_INFINITY
  return last < first
    ? null
    : { first, last, value: total + group, hasScale, scale: hasScale ? scale : 1 }
}

/** Whether a part may stand behind one of that rank: "sessenta quinze" are two numbers. */
function canFollow({ rank: own, value }: NumberWord, rank: number): boolean {
  return own !== 'scale' && own < rank && !(rank === 2 && value >= 10)
}

/** The part of a number that a token is, if any. */
export function wordAt(tokens: readonly Token[], at: number) {
  const token = tokens[at]
  // Cheques and slips spell "hum mil", so that nothing can be written before it.
  const isHum = token?.folded === 'hum' && tokens[at + 1]?.folded === 'mil'
  return token?.kind === 'word' ? findNumberWord(isHum ? 'um' : token.folded) : undefined
}

/** Steps over the `e` (or, after a scale, the comma) that links two parts of one number. */
function skipLink(tokens: readonly Token[], at: number, scale: number): number {
  const link = tokens[at]?.folded
  const isLink = link === 'e' || (link === ',' && scale !== Number.POSITIVE_INFINITY)
  return isLink && wordAt(tokens, at + 1) ? at + 1 : at
}

/** What a token multiplies by: a thousand for `mil`. */
export function scaleOf(token: Token): number | null {
  const word = findNumberWord(token.folded)
  return word?.rank === 'scale' ? word.value : null
}
