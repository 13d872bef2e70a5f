import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string, string[]]>([
  ['almoço 45 e gorjeta 10%', ['-49.5 Almoço']],
  ['bar 120, garçom 10%', ['-132 Bar']],
  ['jantar 90 e gorjeta 10', ['-100 Jantar']],
  ['uber 20 e gorjeta 3', ['-23 Uber']],
  ['rodízio 90 com 10% do garçom incluso', ['-90 Rodízio']],
  ['pizza 60 e gorjeta 10% inclusa', ['-60 Pizza']],
  ['recebi 180 da faxina e gorjeta 20', ['+180 Faxina', '+20 Gorjeta']],
])('a tip behind what was eaten goes with it: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})
