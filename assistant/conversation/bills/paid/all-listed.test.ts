import { expect, test } from 'vitest'

import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const after = (...said: string[]) => booksAfter(today, said)
const bills = ['luz 120 todo dia 10', 'internet 99 todo dia 15']

test.each(['paguei todas', 'já paguei tudo', 'quitei todas hoje'])(
  'behind the list of bills all of them are paid: %s',
  (text) => {
    const { books } = after(...bills, 'quais contas tenho?', text)
    expect(books).toEqual(['-120 Luz', '-99 Internet'])
  },
)

test.each([[['paguei tudo']], [['mercado 50', 'quanto gastei hoje?', 'paguei tudo']]])(
  'behind anything else none is: %j',
  (said) => {
    const { books } = after(...bills, ...said)
    expect(books.filter((one) => one !== '-50 Mercado')).toEqual([])
  },
)

test.each([
  ['falta o aluguel 900 dia 5', 'Aluguel'],
  ['falta a água 70 dia 8', 'Água'],
  ['ainda falta o condomínio 300 dia 12', 'Condomínio'],
])('what is missing of them is to be paid: %s', (text, name) => {
  const { books, reply } = after(...bills, text)
  expect(books).toEqual([])
  expect(reply).toContain(`Entendi: ${name}`)
})

test('what was only not told is an expense', () => {
  expect(after('faltou o pão de ontem 11,70').books).toEqual(['-11.7 Pão'])
})
