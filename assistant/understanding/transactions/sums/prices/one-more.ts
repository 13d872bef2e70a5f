import type { Amount } from '#language/amounts/amount.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

const day = '[hoje|ontem|no|na] [segunda|terca|quarta|quinta|sexta|sabado|domingo]'

const prices = new PhraseBook('one more thing and its price', [
  {
    means: 'price',
    say: `@ [reais|conto] [cada] ..5 e|,|mais|+ [e|mais] ${day} um|uma|uns|umas ..4 de|por|a [r] [$] @ [reais|conto] .|,|!|e|pra|no|na`,
    like: 'comprei um vestido de 320 e uma tiara de 40 pra formatura',
  },
  {
    means: 'price',
    say: `@ [reais|conto] [cada] ..5 e|,|mais|+ [e|mais] ${day} um|uma|uns|umas ..4 de|por|a [r] [$] @ [reais|conto] $`,
    like: 'um abajur de 130 e uma lâmpada de 12',
  },
])

/**
 * Whether a figure is told as the price of one more thing behind one that has its own: it is money,
 * however round and small: `um anel de R$ 780 e um buquê de 60`.
 */
export function isPriceOfOneMore(reading: Reading, { first, last }: Amount): boolean {
  return prices.findAll(reading).some((one) => one.first < first && last <= one.last)
}
