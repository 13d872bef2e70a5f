import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each([
  ['Almocei com um colega; a conta foi de R$ 148,00 e dividimos igualmente.', -74],
  ['Almocei com um colega. A conta deu 148. Dividimos por igual.', -74],
  ['jantei com a Marina. deu 90, rachamos', -45],
  ['pizza com o Pedro 76, dividimos em partes iguais', -38],
  ['Uber com a Bia: 30, dividimos igualmente', -15],
  ['a conta deu 120 e dividimos entre os 4', -30],
  ['almocei com um colega, 60, dividimos a sobremesa', -60],
  ['jantei com um amigo. uber 30', -30],
])('%s: %s', (told, sum) => {
  const { books } = booksAfter(today, [told])
  expect(books.map((one) => Number.parseFloat(one))).toEqual([sum])
})
