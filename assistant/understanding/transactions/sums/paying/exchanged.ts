import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { merge, type Settled } from '#understanding/transactions/sums/sum.ts'

const exchanged = new PhraseBook('what was exchanged, and the difference that was paid', [
  {
    means: 'exchanged',
    say: 'troquei|trocamos|trocou ..6 por|num|numa|em ..4 @ ..6 diferenca [de|foi|deu|:] [so] [r] [$] @',
    like: 'troquei o tênis por outro de 259,90, paguei a diferença 20 no pix',
  },
  {
    means: 'exchanged',
    say: 'troquei|trocamos|trocou ..6 por|num|numa|em ..4 @ ..4 [r] [$] @ de|da diferenca',
    like: 'troquei a blusa por uma de 90 e paguei 15 de diferença',
  },
])

/** `troquei o tênis por outro de 259,90, paguei a diferença 20`: that alone was paid. */
export function takeExchanged(reading: Reading, segments: readonly Settled[]): Settled[] {
  const [price, paid, ...more] = segments
  if (!price || !paid || paid.valueCents >= price.valueCents) return [...segments]
  const found = exchanged.find(reading, { first: price.first, last: paid.last })
  const isPaid =
    found !== null && found.last >= paid.amount.last && found.first < price.amount.first
  return isPaid ? [merge(price, paid), ...more] : [...segments]
}
