import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const van = 'van 280 todo dia 5'

it.each([
  [van, 'paguei 2 parcelas da van', ['-280 Van', '-280 Van'], '05/02/2027'],
  [van, 'paguei 3 parcelas da van, 840', ['-280 Van', '-280 Van', '-280 Van'], '05/03/2027'],
  [van, 'paguei 2 parcelas da van de 280', ['-280 Van', '-280 Van'], '05/02/2027'],
  [
    'aluguel 900 todo dia 10',
    'paguei 2 meses de aluguel',
    ['-900 Aluguel', '-900 Aluguel'],
    '10/02',
  ],
  [
    'internet 100 todo dia 28',
    'paguei duas faturas da internet',
    Array(2).fill('-100 Internet'),
    '28/01',
  ],
])('%s, %s: each is paid, and the days pass on', (bill, told, books, next) => {
  const after = booksAfter(today, [bill, told])
  expect(after.books).toEqual(books)
  expect(after.reply).toContain(`vence em ${next}`)
})

it('pays them on top of what was paid already', () => {
  const { books } = booksAfter(today, [van, 'paguei a van', 'paguei mais 2 parcelas da van'])
  expect(books).toEqual(['-280 Van', '-280 Van', '-280 Van'])
})

it.each([
  [[van, 'paguei a van'], ['-280 Van']],
  [['paguei 2 parcelas da van'], []],
  // Which of them it was is no sum.
  [['paguei a parcela 2 da van'], []],
  [[van, 'paguei 2 parcelas da van, 500'], ['-500 Van']],
])('%j: %j', (said, books) => {
  expect(booksAfter(today, said).books).toEqual(books)
})
