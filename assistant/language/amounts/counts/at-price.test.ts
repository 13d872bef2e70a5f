import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string, string[]]>([
  ['fiz 14 unhas hoje: 10 a 35 e 4 de gel a 80', ['+320 Gel', '+350 Unhas']],
  ['fiz 5 cortes: 3 a 40 e 2 a 30', ['+120 Cortes', '+60 Cortes']],
  ['fiz 6 unhas hoje, 4 a 35 e 2 a 50', ['+100 Unhas', '+140 Unhas']],
  ['vendi 8 marmitas, 5 a 18 e 3 de 25', ['+75 Marmitas', '+90 Marmitas']],
  ['vendi 10 bolos: 6 a 20 e 4 a 25', ['+100 Bolos', '+120 Bolos']],
])('of so many each kind has its count and price: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})
