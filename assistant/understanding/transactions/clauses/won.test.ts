import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

it.each([
  ['acertei no bicho, 200', '+'],
  ['bati a quina, 1200', '+'],
  ['ganhei na raspadinha 30', '+'],
  ['meu número saiu na rifa, 90', '+'],
  ['joguei no bicho, 20', '-'],
  ['comprei uma rifa, 10', '-'],
])('%s', (told, sign) => {
  const { books } = booksAfter(today, [told])
  expect(books.map((one) => one[0])).toEqual([sign])
})
