import { PhraseBook } from '#language/phrases/phrase-book.ts'

/** Asks for several of the largest entries, and not for sums of categories. */
export const largestOnes = new PhraseBook('largest ones', [
  {
    means: 'largest',
    say: 'maiores gastos|despesas|compras|entradas|receitas|lancamentos',
    not: ['categorias'],
    like: 'meus 3 maiores gastos',
  },
  {
    means: 'largest',
    say: 'gastos|despesas|compras|entradas mais altos|altas|caros|caras',
    like: 'quais os gastos mais altos?',
  },
  {
    means: 'largest',
    say: 'top # [de|dos|das] [meus|minhas] [maiores] gastos|despesas|compras|entradas|receitas',
    like: 'top 5 gastos',
  },
])
