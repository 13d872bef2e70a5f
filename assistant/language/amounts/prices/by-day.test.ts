import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string, string[]]>([
  [
    'Passagem do neto pro curso 11,50 por dia, já carreguei 10 dia no cartão dele',
    ['-115 Passagem do neto pro curso'],
  ],
  ['almoço 18 por dia, paguei 5 dias', ['-90 Almoço']],
  ['estacionamento 12 por dia, foram 3 dias', ['-36 Estacionamento']],
  ['carreguei o bilhete 44', ['-44 Bilhete']],
])('a price by the day, and the days behind it: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})
