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

const handedFirst = new PhraseBook('the share of another, the figure before who gave it', [
  {
    means: 'back',
    say: '@ [reais] o|a|meu|minha|ele|ela ..1 [ja] me|nos [ja] mandou|passou|pagou|deu|devolveu|transferiu|pixou',
    not: ['nao|ainda|vai|vao ..2 me', '@ [reais] ..2 que ..2 me'],
    like: 'uber 32 dividido, 8 o Léo me passou',
  },
])

/** Whether a share that another gave back is told in figures: both of them are money. */
export function isShareHanded(reading: Reading): boolean {
  return reading.amounts.length === 2 && splits.isIn(reading) && handed.isIn(reading)
}

/**
 * `pizza 64 rachei com o Caio, ele já me mandou 32`: all of it was paid, and a part came back. Null
 * where nobody gave anything back.
 */
export function handedBack(reading: Reading, whole: Settled, part: Settled): Settled[] | null {
  if (part.valueCents >= whole.valueCents || !splits.isIn(reading)) return null
  const gap = { first: whole.amount.last + 1, last: part.last }
  const endBehind = handed.find(reading, { ...gap, last: part.amount.last })?.last
  const startBefore = handedFirst.find(reading, gap)?.first
  if (endBehind !== part.amount.last && startBefore !== part.amount.first) return null
  return [
    { ...whole, isPart: true, way: 'out' },
    // Their share as it is said: not to be divided again.
    { ...part, isPart: true, way: 'in' },
  ]
}
