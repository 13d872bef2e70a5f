import { PhraseBook, type PhraseRow } from '#language/phrases/phrase-book.ts'

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

/** What there is, without a word of what may be spent. */
export const leftToSpend: readonly PhraseRow<'daily'>[] = [
  {
    means: 'daily',
    say: '^ [lya|e|,|mas] [ainda] da pra|para [eu] gastar quanto [ainda|mais] [por|cada|hoje|essa|esse|ate|no] [dia|semana|o|mes|fim|{weekday}] [fim|do|final] [do|de] [mes] [?] $',
    like: 'dá pra gastar quanto por dia?',
  },
  {
    means: 'daily',
    say: '^ [lya|e|,|mas] quanto [que|eh] [ainda] da pra|para [eu] gastar [ainda|mais] ate ..4 [?] $',
    like: 'quanto dá pra gastar até sexta?',
  },
  {
    means: 'daily',
    say: '^ [lya|e|,|mas] [me] sobra|sobrou|tenho quanto [livre] pra|para gastar [ate|esse|este|hoje|por|no] ..4 [?] $',
    not: ['gastar com|em|no mercado'],
    like: 'sobra quanto pra gastar?',
  },
]
