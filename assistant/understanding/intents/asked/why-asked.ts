import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { readMessage } from '#understanding/reading.ts'

const whyBook = new PhraseBook('why it is asked', [
  {
    means: 'why',
    say: 'porque|pois [eu] {want}|preciso [ver|saber|comprar|trocar|pagar|fazer]',
    like: 'como tá meu saldo, porque eu quero ver se dá pra comprar a cabine',
  },
  {
    means: 'why',
    say: '?|,|. eh que|pra|porque',
    like: 'quanto entrou em dezembro? É que a moça do banco quer saber',
  },
  {
    means: 'why',
    say: 'pra|para [eu] ver|saber se',
    like: 'quanto sobrou esse mês, pra ver se dá pra comprar um sofá de 900',
  },
])

/**
 * A question without why it is asked: of "como tá meu saldo, porque quero ver se dá pra comprar a
 * cabine de 139" the saldo alone. As it was where no sum stands in the reason, or one before it.
 */
export function withoutWhy(message: Message): Message {
  const { account, reading } = message
  const why = reading.amounts.length > 0 ? whyBook.find(reading) : null
  if (!why || reading.amounts.some(({ first }) => first < why.first)) return message
  const asked = readMessage(reading.text.slice(0, reading.tokens[why.first]?.start), reading.today)
  return { ...message, reading: asked, account: { ...account, transactions: [] } }
}
