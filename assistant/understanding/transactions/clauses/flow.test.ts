import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string, string[]]>([
  ['consegui um fogão por 300', ['-300 Fogão']],
  ['consegui uma geladeira usada por 650', ['-650 Geladeira usada']],
  ['consegui o carro por 18 mil', ['-18000 Carro']],
  ['consegui vender o fogão por 300', ['+300 Fogão']],
  ['consegui uma faxina por 180', ['+180 Faxina']],
])('what is got at a price is bought, and work is not: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})
