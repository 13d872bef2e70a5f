import { PhraseBook } from '#language/phrases/phrase-book.ts'

/** Asks which entry a sum is of: the sum is what is looked for, and nothing was spent anew. */
export const ofSum = new PhraseBook('which one a sum is of', [
  {
    means: 'out',
    say: '^ [lya|e|mas|,] [em] que|qual|quando [foi|o] [dia|data|foi] [foi] [em] [que] [eu|a] [gente] gastei|paguei|comprei|gastamos|pagamos [esse|esses|os|o|aquele|aqueles] [r] [$] @ [reais|conto] [?] $',
    like: 'em que dia eu gastei 45?',
  },
  {
    means: 'in',
    say: '^ [lya|e|mas|,] [em|de] que|qual|quando|quem|onde [foi|o] [dia|data|foi] [foi] [em] [que] [eu|me] recebi|entrou|caiu|ganhei|veio|pagou|mandou [esse|esses|os|o|aquele|aqueles] [r] [$] @ [reais|conto] [?] $',
    like: 'quando recebi 2.800?',
  },
  {
    means: 'out',
    say: '^ [lya|e|mas|,] [eu] com|em|no|onde|pra|que|o [o|quem] [que|quem] [foi|eh] [que] [eu|a] [gente] gastei|paguei|comprei|usei|gastamos [esse|esses|os|o|aquele|aqueles|por|de] [r] [$] @ [reais|conto] [?] $',
    like: 'com o que gastei 45',
  },
  {
    means: 'out',
    say: '^ [lya|e|mas|,] [eu] gastei|paguei [esse|esses|os|aqueles] [r] [$] @ [reais|conto] com|em|no|onde|pra|de [o] [que|quem] ?',
    like: 'gastei 45 com o quê?',
  },
  {
    means: 'out',
    say: '^ [lya|e|mas|,] qual|que [foi] [o] gasto|compra|lancamento|despesa [foi|eh|que|deu] [foi|deu] [o] [de] [r] [$] @ [reais|conto] ? $',
    like: 'qual gasto foi de 18?',
  },
  {
    means: 'any',
    say: '^ [lya|e|mas|,] o|do|no|com|de|em|pra|que [o] [que|quem] [eh|foi|sao|era|foram|seria] [que] [foi] esse|esses|essa|essas|este|estes|aquele|aqueles|aquela|o|os [gasto|valor|lancamento|compra|despesa|pix|debito|conta|pagamento|entrada] [de|dos] [r] [$] @ [reais|conto|ai] [que] [eu|voce] [anotei|anotou|ai] [?] $',
    like: 'o que foi esse gasto de 120?',
  },
  {
    means: 'any',
    say: '^ [lya|e|mas|,] [do|no|em] [o] que foi|foram|eh|sao|era [o|os|esse|esses|aqueles] [gasto] [de] [r] [$] @ [reais|conto|ai] ?',
    like: 'no que foi os 120?',
  },
  {
    means: 'any',
    say: '^ [lya|e|mas|,] esse|esses|este|estes|aquele|aqueles|os [gasto|valor|lancamento|pix|debito] [de] [r] [$] @ [reais|conto|ai] foi|foram|eh|sao|era|veio|saiu [de|do|no|com|em|pra|por] [o] que|quem|onde ? $',
    like: 'esses 120 foi de quê?',
  },
])
