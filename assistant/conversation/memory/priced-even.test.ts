import { expect, test } from 'vitest'

import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

test('what each of them was, and makes up what stands there, changes nothing', () => {
  const { books, reply } = booksAfter(today, ['comprei 3 camisas 150', '50 cada'])
  expect(books).toEqual(['-150 Camisas'])
  expect(reply).not.toContain('?')
})

test.each([
  [['vendi mais 30 caranguejo', 'a 2 reais cada', 'sim'], ['+60 Caranguejo']],
  // What is not so many times as dear as it stands is not asked about either.
  [['comprei 3 camisas 150', '70 cada'], ['-150 Camisas']],
])('what was counted comes to as many times that: %j', (said, books) => {
  expect(booksAfter(today, said).books).toEqual(books)
})

test.each([
  [['paguei a luz 120', 'ano passado era 90'], ['-120 Luz']],
  [['recebi 200 da minha mãe', 'na verdade foi meu pai'], ['+200 Mãe']],
])('neither sum nor way is taken from what was another time, or by whom: %j', (said, books) => {
  expect(booksAfter(today, said).books).toEqual(books)
})
