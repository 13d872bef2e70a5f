import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const shared = 'rachei um uber de 24 com mais 2 amigas'

it.each([
  [[shared, 'a Ana me mandou 8 do uber'], ['-8 Uber']],
  [
    [shared, 'mercado 50', 'elas me mandaram 16 do uber'],
    ['-50 Mercado', '-8 Uber'],
  ],
  [
    ['uber 24', 'a Ana me mandou 8 do uber'],
    ['+8 Uber (Ana)', '-24 Uber'],
  ],
  [
    [shared, 'a Ana me mandou 20 do uber'],
    ['+20 Uber (Ana)', '-8 Uber'],
  ],
])('%j: what was left out of it comes in no more', (said, books) => {
  expect(booksAfter(today, said).books).toEqual(books)
})
