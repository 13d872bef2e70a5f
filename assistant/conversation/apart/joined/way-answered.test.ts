import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

// Which way it went was asked of the first: the sum of the second is its own.
it.each([
  [
    '90 da Rute',
    'recebi, foi ela que mandou. teve também 25 de pedágio',
    '+90 Rute',
    '-25 Pedágio',
  ],
  ['90 da Rute', 'entrada! e anota aí mais 25 que gastei de pedágio', '+90 Rute', '-25 Pedágio'],
  ['60 do Zeca', 'gastei, era o lanche dele. feira 48', '-60 Zeca', '-48 Feira'],
  ['60 do Zeca', 'ele me deu. ah e 25 no pedágio', '+60 Zeca', '-25 Pedágio'],
])('%s, %s', (first, answer, ...books) => {
  expect(booksAfter(today, [first, answer]).books).toEqual(books.toSorted())
})
