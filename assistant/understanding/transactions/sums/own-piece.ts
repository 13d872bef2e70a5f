import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Segment } from '#understanding/transactions/segments.ts'
import { merge } from '#understanding/transactions/sums/sum.ts'

const also = new PhraseBook('one for the writer, and for so many others', [
  {
    means: 'own',
    say: 'pra|para|p mim|eu e|mais pra|pras|pros|para [as|os|minhas|meus] #',
    like: 'comprei a blusa pra mim e pras duas netas, 35 cada uma, ficou 105 tudo',
  },
])

/** "pra mim e pras duas netas, 35 cada uma, ficou 105 tudo": 105, which the pieces make up. */
export function takeOwnPiece(reading: Reading, segments: readonly Segment[]): Segment[] {
  const found = also.find(reading)
  const number = reading.numbers.find(({ first }) => first === found?.last)
  const count = (number?.hundredths ?? 0) / 100
  const at = segments.findIndex((each, index) => {
    const whole = segments[index + 1]?.amount.valueCents
    return whole !== undefined && whole === each.amount.valueCents * (count + 1)
  })
  const [each, whole] = at < 0 || count < 1 ? [] : segments.slice(at)
  if (!each || !whole) return [...segments]
  const { valueCents, form } = whole.amount
  const { times: _count, ...amount } = each.amount
  const all = {
    ...merge(whole, each),
    amount: { ...amount, valueCents, form },
    isPart: true,
  } as const
  return segments.toSpliced(at, 2, all)
}
