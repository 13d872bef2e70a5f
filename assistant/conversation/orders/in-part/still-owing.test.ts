import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

it.each<[string, string[]]>([
  [
    'meu primo ficou com minha geladeira, combinamos 800, ele já deu 500 e o resto depois',
    ['+500 Geladeira'],
  ],
  ['350 na mão da venda do fogão (preço 500, falta o resto)', ['+350 Fogão']],
  ['metade da pintura já recebi, 450, o tanto igual recebo no fim', ['+450 Pintura']],
])('%s', (told, books) => {
  expect(booksAfter(today, [told]).books).toEqual(books)
})
