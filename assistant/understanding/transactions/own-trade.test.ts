import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string, string[]]>([
  ['leite da semana: 340 litros a 2,35', ['+799 Leite']],
  ['soja: 200 sacas a 125', ['+25000 Soja']],
  ['leite 12 litros a 5', ['-60 Leite 12 litros']],
  ['comprei 100 litros de leite a 2 pra fazer queijo', ['-200 Leite']],
])('what a farm brings is earned, and what is drunk is bought: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})
