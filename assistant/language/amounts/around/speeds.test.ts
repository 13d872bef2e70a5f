import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each([
  ['multa de 195 por 75 numa de 60, paguei com desconto 156', ['-156 Multa']],
  [
    'multa de 130,16 por 58 numa via de 50, paguei no app com desconto saiu 104,13',
    ['-104.13 Multa'],
  ],
  ['multa de 130,16 a 58 na de 50', ['-130.16 Multa']],
])('%s: how fast it was is no money', (told, books) => {
  expect(booksAfter(today, [told]).books).toEqual(books)
})
