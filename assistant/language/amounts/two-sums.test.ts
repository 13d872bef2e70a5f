import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string, string[]]>([
  ['ração 60, o mercado deu 14 e 22 da padaria', ['-14 Mercado', '-22 Padaria', '-60 Ração']],
  ['pão 8, o café foi 6 e 12 do uber', ['-12 Uber', '-6 Café', '-8 Pão']],
  ['2 ifood hoje, 32 e 28', ['-28 2 ifood', '-32 2 ifood']],
  ['mercado 40 e 90 da ração', ['-40 Mercado', '-90 Ração']],
])('two things have a sum each: %j', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})

it.each<[string, string[]]>([
  ['foi debitado da minha conta hoje 35 e 90 do spotify', ['-35.9 Spotify']],
  ['20 e 90 da padaria', ['-20.9 Padaria']],
  ['foi 97 e 32 de luz', ['-97.32 Luz']],
])('one thing has one sum: %j', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})
