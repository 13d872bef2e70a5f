import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each([
  [
    ['fiz um bico de pintura, 250, recebi metade', 'recebi o resto do bico'],
    ['+125 Bico de pintura', '+125 Bico de pintura'],
  ],
  [
    ['fiz uma faxina de 180, recebi metade', 'recebi o resto'],
    ['+90 Faxina', '+90 Faxina'],
  ],
  [
    ['fiz um frete de 300, recebi 100', 'mercado 50', 'recebi o resto do frete'],
    ['+100 Frete', '+200 Frete', '-50 Mercado'],
  ],
  [['fiz uma faxina de 180, recebi 200'], ['+200 Faxina']],
  [
    ['vendi 2 rifas de 10', 'mais 3'],
    ['+20 Rifas', '+30 Rifas'],
  ],
  [
    ['vendi 2 rifas de 10', 'mais 3 reais'],
    ['+20 Rifas', '+3 Rifas'],
  ],
  [
    ['vendi 3 bolos de 40', 'mais 20'],
    ['+120 Bolos', '+20 Bolos'],
  ],
])('%j: what came of own work, and no more', (said, books) => {
  expect(booksAfter(today, said).books).toEqual(books)
})
