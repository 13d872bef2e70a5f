import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { merge, type Settled } from '#understanding/transactions/sums/sum.ts'

const other = new PhraseBook('as much again, some other day', [
  {
    means: 'later',
    say: 'os|as outros|outras [r] [$] @ [so|eh|vai|ficou|ficaram|pago|paga|fica|ele|ela|vou] ..3 {later}',
    not: [
      '@ ..3 paguei|pagou|recebi|dei|passada|passado',
      'paguei|recebi|dei os|as outros|outras @',
    ],
    like: 'paguei quarenta hoje e os outros quarenta sexta',
  },
])

/** `o conserto é 80, paguei 40 hoje e os outros 40 sexta`: what is left has not moved. */
export function dropOtherHalf(reading: Reading, segments: readonly Settled[]): Settled[] {
  const [half, rest] = segments.slice(-2)
  if (!half || !rest) return [...segments]
  if (!other.isIn(reading, { first: half.amount.last + 1, last: rest.last })) return [...segments]
  const kept = segments.slice(0, -1)
  const [whole] = kept
  const isPrice = kept.length === 2 && whole?.valueCents === half.valueCents + rest.valueCents
  return isPrice ? [merge(whole, half)] : kept
}
