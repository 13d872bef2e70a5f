import { PhraseBook } from '#language/phrases/phrase-book.ts'

/** Asks whether there is money for something: what there is answers it, and nothing was bought. */
export const canBuy = new PhraseBook('what there is money for', [
  {
    means: 'buys',
    say: '^ [lya|,|e|mas] [sera] [que] [eu] posso|consigo|da|daria [pra|para] [eu] comprar|levar|pagar ..6 @ ..4 ? $',
    like: 'posso comprar um tênis de 300?',
  },
  {
    means: 'buys',
    say: '^ [lya|,|e|mas] [sera] [que] [eu] posso|consigo|podemos|da|daria [pra|para|ainda] [eu] gastar|torrar|comprar [mais|uns|um|uma] ..4 @ [reais|conto] [hoje|agora|esse|este|nesse|no|essa|nessa] [mes|semana|fim|final] [de|do] [semana|mes] [?] $',
    not: ['so|somente|apenas ..1 posso', 'da pra|para comprar #'],
    like: 'posso gastar 200 hoje',
  },
])
