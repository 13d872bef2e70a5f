import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Segment } from '#understanding/transactions/segments.ts'

const lessened = new PhraseBook('what was paid of the price before it, by a discount', [
  {
    means: 'less',
    say: '[,|e|mas] [eu] [ja] pago|paga|pagos|pagas|paguei|pagamos|quitei|quitada|quitado [so] [a] [vista] [por] [r] [$] @ [reais] [ja] com [o|um|os] [desconto] [de] [#percentage] [%] [de] desconto|descontinho|off|abatimento',
    like: 'ipva 1.200 pago 1.164 com 3% de desconto',
  },
  {
    means: 'less',
    say: '[,|e|mas] [eu] [ja] pago|paga|pagos|pagas|paguei|pagamos|quitei|quitada|quitado [so] [a] [vista] [por] [r] [$] @ [reais] [ja] com [o] desconto|descontinho|abatimento',
    like: 'multa da moto 130,16 pago 104,13 com desconto 20%',
  },
])

/** `multa da moto 130,16 pago 104,13 com desconto`: one thing, and what was paid for it. */
export function isPaidLess(reading: Reading, former: Segment, next: Segment): boolean {
  const [less, more] = [next.amount.valueCents, former.amount.valueCents]
  if (less >= more || less * 2 < more) return false
  const found = lessened.find(reading, { first: former.amount.last + 1, last: next.last })
  return found?.first === former.amount.last + 1 && found.last > next.amount.last
}
