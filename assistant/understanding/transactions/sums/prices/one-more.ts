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
  {
    means: 'large',
    say: `@ [reais|conto] [cada] ..5 e|, [e|mais] 1 ..4 de|por|a [r] [$] @ [reais|conto]`,
    not: ['e|, [e] 1 de'],
    like: 'comprei 2 quilos de linguiça por 47 reais e 1 queijo de 32',
  },
])

/** "1 refri de 2" may tell how large it is. */
const largeCents = 2000

/**
 * Whether a figure is told as the price of one more thing behind one that has its own: it is money,
 * however round and small: `um anel de R$ 780 e um buquê de 60`.
 */
export function isPriceOfOneMore(reading: Reading, { first, last, valueCents }: Amount): boolean {
  return prices.findAll(reading).some((one) => {
    const isSure = one.means === 'price' || valueCents >= largeCents
    return isSure && one.first < first && last <= one.last
  })
}
