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

const only = new PhraseBook('that only so much was paid of the price before it', [
  {
    means: 'part',
    say: '[,] [mas|e|so|porem] [que] [eu] so paguei|dei|pude|consegui|tinha [pagar|dar] [pra] [dar|pagar] [uns|os|ela|ele] [r] [$] @',
    like: 'a diarista veio, 150, mas só dei 100',
  },
  {
    means: 'part',
    say: '[,] [mas|e|so|porem] [eu] paguei|dei [ela|ele] so|somente|apenas [uns|os] [r] [$] @',
    like: 'diarista 150, paguei só 100',
  },
  {
    means: 'part',
    say: '[,] [e|mas] [ai] eu [so] dei|paguei|pus|botei|inteirei [so] [com] [uns|os] [r] [$] @',
    like: 'gás 110, eu dei 60',
  },
])

/** `diarista 150, paguei só 100`: the price, and what of it has left the purse. */
export function isPaidInPart(reading: Reading, former: Segment, next: Segment): boolean {
  if (next.amount.valueCents >= former.amount.valueCents) return false
  const found = only.find(reading, { first: former.amount.last + 1, last: next.amount.last })
  if (found?.first !== former.amount.last + 1 || found.last < next.amount.first) return false
  // "uber 30, paguei só 10 de gorjeta": that was for something else.
  const [link, whom] = reading.tokens.slice(next.amount.last + 1).map(({ norm }) => norm)
  return !ofOther.has(link ?? '') && !(toOther.has(link ?? '') && !/^el[ae]s?$/.test(whom ?? ''))
}

const ofOther = new Set(['de', 'no', 'na', 'do', 'da', 'pelo', 'pela'])
const toOther = new Set(['pro', 'pra', 'para', 'ao'])

/** `multa da moto 130,16 pago 104,13 com desconto`: one thing, and what was paid for it. */
export function isPaidLess(reading: Reading, former: Segment, next: Segment): boolean {
  const [less, more] = [next.amount.valueCents, former.amount.valueCents]
  if (less >= more || less * 2 < more) return false
  const found = lessened.find(reading, { first: former.amount.last + 1, last: next.last })
  return found?.first === former.amount.last + 1 && found.last > next.amount.last
}
