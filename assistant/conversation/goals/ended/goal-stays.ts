import { PhraseBook } from '#language/phrases/phrase-book.ts'

export const goalStays = new PhraseBook('the goal stays, and something else goes', [
  {
    means: 'stays',
    say: 'meta|objetivo continua|fica|segue|permanece|mantem|mantenho',
    not: ['fica|segue {for} la|depois'],
    like: 'tira a moto da lista, a meta continua',
  },
  {
    means: 'stays',
    say: 'mantem|mantenha|mantenho|menos a|essa|minha meta',
    like: 'apaga a gasolina, mantém a meta',
  },
  {
    means: 'stays',
    say: 'tira|tire|tirar|retira|retire|saca|pega|desconta [isso|esse] da|dessa|desta [minha] meta [,|.|!|pf|pfv|ai] $',
    like: 'precisei de um tanto, tira da meta',
  },
  {
    means: 'stays',
    say: 'd* [minha|meu|meus|minhas] [lista] [de] gastos|despesas|lancamentos',
    like: 'tira a moto da minha lista de gastos',
  },
])
