import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { leans } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Segment } from '#understanding/transactions/segments.ts'
import { isHalfBack } from '#understanding/transactions/sums/left/theirs.ts'
import { merge } from '#understanding/transactions/sums/sum.ts'

const paid = new PhraseBook('the writer paid for all', [
  {
    means: 'all',
    say: 'paguei|passei|banquei [eu] tudo',
    like: 'rachamos em 4, paguei tudo no meu cartão',
  },
])

/**
 * `uber deu 22,40, rachei com 3, fui eu que paguei`: all of it went out, whatever comes back some
 * day; what each comes to is no sum more.
 */
export function takePaidAll(reading: Reading, segments: readonly Segment[]): Segment[] {
  const [whole, share, ...more] = segments
  if (!whole || more.length > 0) return [...segments]
  if (!leans('paidMyself', reading) && !paid.isIn(reading)) return [...segments]
  // "paguei tudo e ela já me devolveu a metade"
  if (isHalfBack(reading)) return [...segments]
  if (!share) return [{ ...whole, isPart: true }]
  const isShare =
    whole.amount.valueCents % share.amount.valueCents === 0 &&
    share.amount.valueCents < whole.amount.valueCents
  if (!isShare || !share.amount.times) return [...segments]
  return [{ ...merge(share, whole), isPart: true, way: 'out' }]
}
