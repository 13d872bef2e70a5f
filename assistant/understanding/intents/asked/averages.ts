import { PhraseBook, type PhraseRow } from '#language/phrases/phrase-book.ts'

/** Of what came in, by a word that tells of no day of its own. */
export const askedOfAverages: readonly PhraseRow<'received'>[] = [
  {
    means: 'received',
    say: 'quanto ..2 recebo|ganho|faturo|apuro|tiro [em] [media] por|cada|a|ao|toda dia|semana|mes',
    like: 'quanto ganho por semana?',
  },
]

/** In which month the most went. */
export const busiestMonth = new PhraseBook('busiest month', [
  {
    means: 'busiest-month',
    say: '^ [lya|e|,] [em|qual] qual|que|o [foi|eh] [o] mes [foi] [o|em] [que] [eu|a|nos] [gente] mais gastei|gastamos|gasto|recebi|ganhei|faturei|entrou ..4 [?] $',
    like: 'qual foi o mês que mais gastei?',
  },
  {
    means: 'busiest-month',
    say: '^ [lya|e|,] [em|no] qual|que mes [foi] [que] [eu|a|nos] [gente] gastei|gastamos|gasto|recebi|ganhei|faturei|entrou [o] mais ..4 [?] $',
    not: ['mais ..4 ou'],
    like: 'em que mês gastei mais?',
  },
])

/** What a day or a week comes to, and months side by side. */
export const averages: readonly PhraseRow<
  'average' | 'weekly' | 'monthly' | 'compared' | 'busiest'
>[] = [
  {
    means: 'compared',
    say: 'mais|menos ..3 , [em|no|entre] [mes] [de] {month} ou|e [em|no] [mes] [de] {month}',
    like: 'em que mês gastei mais, outubro ou novembro?',
  },
  {
    means: 'monthly',
    say: '^ [lya|e|,] qual [eh|foi] [a] [{my}] media de|do|da|com|dos|das ..2 ? $',
    not: ['media diaria|semanal', 'dia|semana|nota|notas|preco|idade'],
    like: 'qual a média do mercado?',
  },
  {
    means: 'busiest',
    say: '^ [lya|e|,] [em] qual|que [foi] [o] [meu] dia [foi] mais caro|pesado|salgado|gastador ..4 ? $',
    like: 'qual foi o dia mais caro?',
  },
  {
    means: 'busiest',
    say: '^ [lya|e|,] quando [foi] [que] [eu|a] [gente] [eu] gastei|gastamos|gasto mais [esse|este|nesse|neste|no|essa|nessa] [mes|semana|ano] [passado] ? $',
    like: 'quando gastei mais?',
  },
  {
    means: 'compared',
    say: '^ [lya|e|,|sera] [que] aumentou|aumentaram|diminuiu|diminuiram|caiu|cairam|subiu|subiram|aumentei|reduzi|diminui|baixou [muito] [o|os|a|as] [{my}] gasto|gastos|despesa|despesas ..5 ? $',
    like: 'aumentou meu gasto com mercado?',
  },
  {
    means: 'compared',
    say: 'economizei|gastei|gastamos|gastando|recebi|ganhei [mais|menos] ..4 em relacao|comparacao a|ao|com [o] mes|{month} [passado|anterior]',
    like: 'economizei em relação ao mês passado?',
  },
  {
    means: 'monthly',
    say: 'em|na media ..2 por|ao|cada|todo mes',
    like: 'quanto gastei em média por mês?',
  },
  {
    means: 'average',
    say: 'gasto|gastos|despesa|custo|media|medio [medio|media|de] [gasto|gastos] [eu] [por|ao|cada|pra|do|no] dia|diario|diaria|diarios',
    like: 'qual meu gasto médio por dia',
  },
  {
    means: 'average',
    say: 'media diaria',
    like: 'qual minha média diária?',
  },
  {
    means: 'weekly',
    say: 'quanto ..2 gasto|gastei|gastamos|recebo|ganho|faturo|tiro|gastando ..3 por|cada|a|toda semana',
    like: 'quanto gasto por semana',
  },
  {
    means: 'weekly',
    say: 'media|medio ..4 por|cada|da|a|na|de semana',
    not: ['fim de semana', 'semana passada'],
    like: 'média por semana',
  },
  {
    means: 'weekly',
    say: 'media|gasto|custo [medio|de] [gasto|gastos] semanal',
    like: 'qual meu gasto semanal?',
  },
]
