import { PhraseBook } from '#language/phrases/phrase-book.ts'

const until =
  '[hoje|por|ate|esse|este|nesse|neste|essa|nessa|desse] [o|a] [fim|final|mes|semana|dia]'

/** What there is to spend: what is left of the limits, and without one of all there is. */
export const toSpend = new PhraseBook('what there is to spend', [
  {
    means: 'daily',
    say: `posso|podemos [eu] [ainda] gastar [ainda] quanto [ainda|mais] ${until} [do|de|da] [mes|semana|dia] [?] $`,
    like: 'posso gastar quanto até o fim do mês?',
  },
  {
    means: 'daily',
    say: `quanto [que|eh] [que] [eu|a] [gente] [ainda] posso|podemos [ainda] gastar [ainda|mais] ${until} [do|de|da] [mes|semana|dia] [?] $`,
    like: 'quanto ainda posso gastar esse mês?',
  },
  {
    means: 'daily',
    say: 'quanto [que|eh] [que] [eu|a] [gente] [ainda] posso|podemos [ainda] gastar [ainda|mais] ate o|a meu|proximo|pagamento|salario|{weekday}|dia ..2 [?] $',
    like: 'quanto eu posso gastar até o pagamento?',
  },
])
