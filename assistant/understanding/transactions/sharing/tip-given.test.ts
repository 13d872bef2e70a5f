import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each([
  ['entrega 12 e gorjeta 4', ['-12 Entrega', '-4 Gorjeta']],
  ['faxina 180 e gorjeta 20', ['-180 Faxina', '-20 Gorjeta']],
  ['pizza 60, entrega 8 e gorjeta 5', ['-5 Gorjeta', '-60 Pizza', '-8 Entrega']],
  ['cabelo 80, gorjeta 10 pra moça', ['-10 Gorjeta', '-80 Cabelo']],
  ['manicure 45 + gorjeta 5', ['-50 Manicure']],
  ['diária 120 e gorjeta 40', ['+120 Diária', '+40 Gorjeta']],
  ['gorjeta 60, gasolina 50', ['+60 Gorjeta', '-50 Gasolina']],
  ['almoço 22 e ganhei 5 de gorjeta', ['+5 Gorjeta', '-22 Almoço']],
  ['fiz 3 entregas 36 e gorjeta 4', ['+36 Entregas', '+4 Gorjeta']],
  ['gorjeta 10', ['+10 Gorjeta']],
])('%s', (told, books) => {
  expect(booksAfter(today, [told]).books).toEqual(books)
})
