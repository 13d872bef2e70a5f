import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

it.each<[string, string[]]>([
  ['na padaria entreguei uma nota de R$ 50,00 e me deram R$ 12,50 de troco', ['-37.5 Padaria']],
  ['entreguei 20 reais no bar e recebi 6 de troco', ['-14 Bar']],
  ['fui comprar ovo, levei uma nota de vinte e voltei com cinco', ['-15 Ovo']],
  [
    '100 no rodízio do grupo, mas voltou 25 de uma e 25 de outra ali mesmo',
    ['-50 Rodízio do grupo'],
  ],
  [
    'paguei 80 no boliche, a Carla me passou 40 na hora, a metade dela',
    ['+40 Carla', '-80 Boliche'],
  ],
])('%s', (told, books) => {
  expect(booksAfter(today, [told]).books).toEqual(books)
})
