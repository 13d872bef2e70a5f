import type { Amount } from '#language/amounts/amount.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { findVerb } from '#language/verbs.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'

const stakes = new PhraseBook('what was staked', [
  {
    means: 'stake',
    say: 'joguei|apostei|arrisquei [so] [no|na|num|numa|em] ..2 [r] [$] @',
    like: 'joguei no bicho 5 e ganhei 90',
  },
])

const links = new Set(['e', 'mais', 'ai', 'com'])
/** "mesa de 4", "couve a 3": what leads to a figure says that it is of another kind. */
const leading = new Set(['de', 'a', 'em', 'por', 'ate', 'no', 'na'])
const nameMax = 4
/** What is small is taken for a count more easily than for money. */
const smallCents = 5000

/**
 * Whether a small bare figure is the price of one more thing that is named right before it, as the
 * 2 of `gás 118 e a gorjeta do moço 2`, or what was staked.
 */
export function isPriceOfKnown(
  reading: Reading,
  { first, last, form, valueCents }: Amount,
): boolean {
  if (form !== 'bare' || valueCents > smallCents) return false
  if (endsItem(reading, last + 1) && isBehindThing(reading, first)) return true
  return stakes.findAll(reading).some((one) => one.first < first && one.last === last)
}

/** Nothing stands there but a link or the end of a sentence. */
function endsItem({ tokens }: Reading, at: number): boolean {
  const [next, then] = tokens.slice(at, at + 2)
  if (!next || links.has(next.norm)) return true
  return next.kind !== 'word' && next.kind !== 'number' && !then?.isGlued
}

/** A known thing that is no more than a few words before, in the same item of the list. */
function isBehindThing({ tokens, amounts }: Reading, end: number): boolean {
  if (leading.has(tokens[end - 1]?.norm ?? '')) return false
  for (let at = end - 1; at >= Math.max(0, end - nameMax); at -= 1) {
    const token = tokens[at]
    if (token?.kind !== 'word' || links.has(token.norm) || findVerb(token.norm)) return false
    if (amounts.some(({ last }) => last === at)) return false
    if (isThing(token.norm)) return amounts.some(({ last }) => last < at)
  }
  return false
}
