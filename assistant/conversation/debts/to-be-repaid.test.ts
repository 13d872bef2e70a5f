import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-28')
const after = (...said: readonly string[]) => booksAfter(today, said)

it.each([
  ['fralda pra sogra 62', 'a fralda ela me paga', 'me pagou a fralda', '-62 Fralda pra sogra'],
  ['mercado 200', 'o mercado minha mãe vai me pagar', 'minha mãe pagou o mercado', '-200 Mercado'],
  ['mercado 200', 'a Ana vai me devolver o mercado', 'ela devolveu', '-200 Mercado'],
  ['almoço 40', 'a Ana ficou de me pagar o almoço sexta', 'a Ana pagou', '-40 Almoço'],
])('%s; %s; %s', (spent, promised, came, expense) => {
  const { books, reply } = after(spent, 'padaria 8', promised)
  expect(books).toEqual(expect.arrayContaining([expense, '-8 Padaria']))
  expect(reply).toContain('para receber')
  const all = after(spent, 'padaria 8', promised, came).books
  expect(all).toHaveLength(3)
  expect(all.filter((one) => one.startsWith('+'))).toHaveLength(1)
})

it.each(['a Ana não vai me devolver o mercado', 'a Ana vai me devolver o livro'])(
  'remembers nothing of %s',
  (said) => {
    expect(after('mercado 200', said, 'a Ana pagou').books).toEqual(['-200 Mercado'])
  },
)

it('takes what is due some other day for no name of what was spent', () => {
  const { books } = after('gastei 100', 'minha aposentadoria sai dia 5')
  expect(books).toEqual(['-100 Gasto'])
})
