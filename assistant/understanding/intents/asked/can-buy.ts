import { PhraseBook } from '#language/phrases/phrase-book.ts'

/** Asks whether there is money for something: what there is answers it, and nothing was bought. */
export const canBuy = new PhraseBook('what there is money for', [
  {
    means: 'buys',
    say: '^ [lya|,|e|mas] [sera] [que] [eu] posso|consigo|da|daria [pra|para] [eu] comprar|levar|pagar ..6 @ ..4 ? $',
    like: 'posso comprar um tênis de 300?',
  },
])
