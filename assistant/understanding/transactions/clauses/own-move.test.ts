import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string, string[]]>([
  ['troquei uma nota de 100 em moeda', []],
  ['troquei 100 em moedas', []],
  ['troquei uma nota de 50 por duas de 20 e uma de 10', []],
  ['troquei 200 reais em nota miuda no mercado', []],
  ['troquei uma nota de 50 na padaria e comprei pão 8', ['-8 Pão']],
  ['troquei o óleo 120', ['-120 Óleo']],
])('a note that is changed stays with its owner: %s', (text, books) => {
  expect(booksAfter(today, text.split('\n')).books).toEqual(books)
})
