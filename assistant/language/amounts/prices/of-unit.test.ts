import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string, string[]]>([
  ['vendi seis queijos de um quilo a 45 o quilo', ['+270 Queijos de um quilo']],
  ['comprei 4 sacos de um quilo a 9 o quilo', ['-36 Sacos de um quilo']],
  ['vendi um queijo de um quilo a 45 o quilo', ['+45 Queijo de um quilo']],
])('as many kilos as pieces of one: %s', (text, books) => {
  expect(booksAfter(today, text.split('\n')).books).toEqual(books)
})
