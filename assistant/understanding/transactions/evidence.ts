import { findMeanings, termWordsMax } from '#understanding/lexicon/find.ts'
import { termAt } from '#understanding/lexicon/term-at.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Cover } from '#understanding/transactions/covers.ts'
import { namePicture } from '#understanding/transactions/deeds.ts'

/** Whether any word between two tokens is one that money is known to be spent on or earned by. */
export function hasKnownTerm(
  reading: Reading,
  covers: readonly (Cover | undefined)[],
  first: number,
  last: number,
): boolean {
  for (let at = first; at <= last; at += 1) {
    if (covers[at] === 'amount' || covers[at] === 'day') continue
    const token = reading.tokens[at]
    if (token?.kind === 'emoji' && namePicture(token.folded)) return true
    for (let length = Math.min(termWordsMax, last - at + 1); length > 0; length -= 1) {
      const meanings = findMeanings(termAt(reading.tokens, at, length))
      if (meanings?.some((one) => one.weight !== 'hint')) return true
    }
  }
  return false
}
