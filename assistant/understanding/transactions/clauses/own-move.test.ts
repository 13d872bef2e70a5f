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

it.each<[string, string[]]>([
  ['separei 300 pra viagem de janeiro', []],
  ['separei 50 pra comprar o presente', []],
  ['separamos 500 pra reforma', []],
  ['separei 700 pro aluguel e paguei pra dona Ilda', ['-700 Aluguel']],
])('what is put aside for a thing is not spent yet: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})

it.each<[string, string[]]>([
  ['pix de 250 do Marcelo pelo frete', ['+250 Frete (Marcelo)']],
  ['pix de 250 do Marcelo ref ao frete', ['+250 Marcelo ref ao frete']],
  ['pix de 100 da minha mãe', ['+100 Mãe']],
  ['pix de 40 da farmácia', ['-40 Farmácia']],
  ['pix de 50 pro Marcelo', ['-50 Marcelo']],
])('a transfer comes from whom it is of: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})
