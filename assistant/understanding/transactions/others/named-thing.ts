import type { Span } from '#language/phrases/phrase-book.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'

/** Whether a word is something that is bought, or the place where it is. */
export function isThing(norm: string): boolean {
  const known = findMeanings(norm)
  return known?.some(({ weight }) => weight === 'item' || weight === 'place') === true
}

/** `mercado 210 e a padaria minha sogra pagou`: what they paid has a name of its own. */
export function namesOther({ tokens }: Reading, { first, last }: Span): boolean {
  const before = new Set(tokens.slice(0, first).map(({ norm }) => norm))
  return tokens.slice(first, last + 1).some(({ norm }) => {
    return isThing(norm) && !before.has(norm)
  })
}
