import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { shares } from '#understanding/transactions/sums/shares/share-phrases.ts'
import type { Settled } from '#understanding/transactions/sums/sum.ts'

const handed = new PhraseBook('a share that was handed over', [
  {
    means: 'theirs',
    say: 'me|nos mandou|passou|pagou|deu|devolveu|transferiu|repassou [r] [$] @',
    like: 'rachei o gás com a Bia, ela me mandou 55',
  },
])

const theirHalf = new PhraseBook('whose half it was that was handed over', [
  {
    means: 'theirs',
    say: '[,] [a|que|eh|era] [a] metade dela|dele',
    like: 'me passou 40, a metade dela',
  },
])

/**
 * `o pai dele pagou metade, me mandou 44,50`, `ela me devolveu 30, a metade dela`: what was handed
 * over is the share itself.
 */
export function isPartHanded(reading: Reading, { first, last, amount }: Settled): boolean {
  const found = handed.find(reading, { first, last: amount.last })
  const isTheirs = theirHalf.isIn(reading, { first: amount.last + 1, last })
  if (found?.last === amount.last && isTheirs) return true
  const share = shares.find(reading, { first, last })
  return found?.last === amount.last && share !== null && share.last < found.first
}
