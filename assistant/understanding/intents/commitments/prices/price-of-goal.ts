import type { Amount } from '#language/amounts/amount.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

const prices = new PhraseBook('what the thing costs that is saved for', [
  {
    means: 'price',
    say: 'que|ele|ela|eh|aparelho [ta|esta|hoje|la] custa|custando|sai|vale|custam [uns|por|a|mais] [ou] [menos] [r] [$] @',
    like: 'guardei 200 pra meta do freezer que custa 1800',
  },
  {
    means: 'price',
    say: ',|. [ele|ela|o|a] ..1 custa|custando|sai|vale [uns|por|a] [r] [$] @',
    like: 'guardei 150 pra meta da moto, custa 9 mil',
  },
  {
    means: 'price',
    say: 'que|ele|ela|preco|total|valor eh|fica|esta [de|por|em|uns] [r] [$] @',
    like: 'guardei 200 pra meta da tv, o valor é 2500',
  },
  { means: 'price', say: 'preciso [juntar|guardar] [de] [uns] [r] [$] @', like: 'preciso de 900' },
])

/** So much a day or month, toward a thing with its price. */
export const pacedToward = new PhraseBook('so much a time, toward a price', [
  {
    means: 'price',
    say: '{want}|{will}|{need} ..2 juntar|guardar|poupar|economizar|separar [uns] [r] [$] @ [reais|conto] por|ao|cada|todo|toda dia|semana|mes|quinzena pra|para|pro|ate ..5 de|custa [r] [$] @',
    like: 'quero guardar 30 por dia pra comprar um celular de 1800',
  },
])

/** The sum to reach, where another stands beside it that is saved already; null where one does. */
export function priceOf(reading: Reading): Amount | null {
  const found = pacedToward.find(reading) ?? prices.find(reading)
  if (!found || reading.amounts.length < 2) return null
  return reading.amounts.find(({ last }) => last === found.last) ?? null
}
