import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Segment } from '#understanding/transactions/segments.ts'
import { merge } from '#understanding/transactions/sums/sum.ts'

/** The writer paid for all, though it was shared. */
export const paidMyself = [
  'eu que|quem [ja] paguei|passei|banquei',
  'paguei|passei|banquei [eu] tudo',
]
const paid = new PhraseBook('the writer paid for all', [
  { means: 'all', say: paidMyself[0] ?? '', like: 'fui eu que paguei no app e cada uma me deve' },
  { means: 'all', say: paidMyself[1] ?? '', like: 'rachamos em 4, paguei tudo no meu cartão' },
])

/**
 * `uber deu 22,40, rachei com 3, fui eu que paguei`: all of it went out, whatever comes back some
 * day; what each comes to is no sum more.
 */
export function takePaidAll(reading: Reading, segments: readonly Segment[]): Segment[] {
  const [whole, share, ...more] = segments
  if (!whole || more.length > 0 || !paid.isIn(reading)) return [...segments]
  if (!share) return [{ ...whole, isPart: true }]
  const isShare =
    whole.amount.valueCents % share.amount.valueCents === 0 &&
    share.amount.valueCents < whole.amount.valueCents
  if (!isShare || !share.amount.times) return [...segments]
  return [{ ...merge(share, whole), isPart: true, way: 'out' }]
}
