import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { splits } from '#understanding/transactions/sums/shares/share-phrases.ts'
import type { Settled } from '#understanding/transactions/sums/sum.ts'

const handed = new PhraseBook('the share of another, in figures', [
  {
    means: 'back',
    say: '[ja] me|nos [ja] mandou|passou|pagou|deu|devolveu|transferiu|pixou [os|a|o] [parte|metade] [dele|dela] [r] [$] @',
    not: ['nao|ainda|vai|vao ..2 me'],
    like: 'ele já me mandou 32',
  },
])

/**
 * `pizza 64 rachei com o Caio, ele já me mandou 32`: all of it was paid, and a part came back. Null
 * where nobody gave anything back.
 */
export function handedBack(reading: Reading, whole: Settled, part: Settled): Settled[] | null {
  if (part.valueCents >= whole.valueCents || !splits.isIn(reading)) return null
  const found = handed.find(reading, { first: whole.amount.last + 1, last: part.amount.last })
  if (found?.last !== part.amount.last) return null
  return [
    { ...whole, isPart: true, way: 'out' },
    { ...part, way: 'in' },
  ]
}
