import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

it.each<[string, string[]]>([
  ['5 quentinha de 20 vendida hoje / mistura 40', ['+100 Quentinha', '-40 Mistura']],
  ['uber 20 / padaria 8', ['-20 Uber', '-8 Padaria']],
])('%s', (told, books) => {
  expect(booksAfter(today, [told]).books).toEqual(books)
})
