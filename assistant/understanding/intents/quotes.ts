import { PhraseBook } from '#language/phrases/phrase-book.ts'

/** What a job would cost a client: no ceiling of one's own. */
export const quotes = new PhraseBook('what a job would cost a client', [
  {
    means: 'quote',
    say: 'orcamento do|da|dos|das',
    not: ['orcamento do|da|dos|das mes|casa|semana|ano', 'orcamento .. mes|mensal|mensais'],
    like: 'orçamento do banheiro da Carla: 18m² a 65',
  },
  {
    means: 'quote',
    say: 'orcamento ..14 fechou|fechar|aprovou|aprovar|respondeu|aceitou',
    like: 'mandei o orçamento de 1.200, ela ainda não respondeu',
  },
  {
    means: 'quote',
    say: 'fiz|fizemos|dei|passei|fechei|levei|enviei ..1 orcamento d* ..3 @',
    not: ['fiz|fizemos [um|meu] orcamento de @'],
    like: 'fiz orçamento da pintura 1.500',
  },
])
