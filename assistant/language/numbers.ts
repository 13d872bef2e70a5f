import { tidyText } from '#language/fold.ts'
import { readSpokenNumber } from '#language/spoken-number.ts'
import { type Token, tokenise } from '#language/tokens.ts'

const minus = new Set(['-', 'menos', 'negativo'])

/**
 * Every number of a text in order, in hundredths and with its sign, whatever it counts: what an
 * amount from elsewhere must be among, to be one that the person wrote. An ordinal is none.
 */
export function findNumbers(text: string): number[] {
  const tokens = tokenise(tidyText(text))
  const numbers: number[] = []
  let end = Number.NEGATIVE_INFINITY
  let at = 0
  while (at < tokens.length) {
    const number = readSpokenNumber(tokens, at)
    if (number && !isOrdinal(tokens, number.last + 1)) {
      const sign = isNegative(tokens, at, end) ? -1 : 1
      // A minus times nothing is nothing, without a sign.
      numbers.push(number.hundredths === 0 ? 0 : sign * number.hundredths)
      end = number.last
    }
    at = (number?.last ?? at) + 1
  }
  return numbers
}

/** A minus right behind another number takes away or joins: `19 menos 3`, `13-15`. */
function isNegative(tokens: readonly Token[], at: number, end: number): boolean {
  const mark = tokens[at - 1]
  if (!mark || !minus.has(mark.folded) || end === at - 2) return false
  if (mark.folded === 'menos' && tokens[at - 2]?.folded === 'ou') return false
  // A hyphen that touches a word before it joins: "coca-12".
  return mark.folded !== '-' || !mark.isGlued
}

/** The `o` of "4o andar". */
function isOrdinal(tokens: readonly Token[], at: number): boolean {
  const mark = tokens[at]
  return mark?.isGlued === true && /^[oaºª°]$/.test(mark.folded)
}
