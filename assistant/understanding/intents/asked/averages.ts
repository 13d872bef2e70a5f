import type { PhraseRow } from '#language/phrases/phrase-book.ts'

/** Of what came in, by a word that tells of no day of its own. */
export const askedOfAverages: readonly PhraseRow<'received'>[] = [
  {
    means: 'received',
    say: 'quanto ..2 recebo|ganho|faturo|apuro|tiro [em] [media] por|cada|a|ao|toda dia|semana|mes',
    like: 'quanto ganho por semana?',
  },
]

/** What a day or a week comes to, where nothing says that it is of a month. */
export const averages: readonly PhraseRow<'average' | 'weekly' | 'monthly'>[] = [
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
