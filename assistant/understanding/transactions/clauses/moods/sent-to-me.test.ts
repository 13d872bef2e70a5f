import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each([
  ['o João fez um pix de 1.200 pra mim', '+1200 João'],
  ['a cliente depositou 2300 na minha conta', '+2300 '],
  ['13º 1500', '+1500 13º'],
  ['paguei o 13º da babá 900', '-900 13º da babá'],
])('writes at once what came or went without a doubt: %s', (text, book) => {
  const { books } = booksAfter(today, [text])
  expect(books).toHaveLength(1)
  expect(books[0]).toContain(book)
})

it.each(['a dona Marta me pagou 2 faxinas', 'o João fez um pix de 1.200 pra Ana'])(
  'writes no sum that is none, or is not the writer’s: %s',
  (text) => {
    expect(booksAfter(today, [text]).books).toEqual([])
  },
)
