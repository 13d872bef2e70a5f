import { PhraseBook, type Span } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

const loans = new PhraseBook('what was lent to somebody', [
  { means: 'lent', say: 'emprestei|emprestamos', like: 'emprestei 200 pra menina da barraca' },
  {
    means: 'lent',
    say: 'pediu|pediram ..4 emprestado|emprestada|emprestados',
    like: 'a menina da barraca pediu 200 emprestado e eu dei',
  },
  {
    means: 'lent',
    say: 'pegou|pegaram|tomou|tomaram ..4 emprestado|emprestada|emprestados',
    like: 'meu irmão pegou 50 emprestado',
  },
  {
    means: 'lent',
    say: 'dei|mandei|passei ..3 emprestado|emprestada|emprestados',
    like: 'dei 50 emprestado pro Beto da padaria',
  },
])

/**
 * Whether money was lent: it is spent on nothing, whoever got it and wherever they work. The words
 * of one sum among others tell it of that one alone.
 */
export function isLent(reading: Reading, span?: Span): boolean {
  return loans.isIn(reading, span)
}
