import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string, string[]]>([
  ['faltou o gás 110, eu dei 60', ['-60 Gás']],
  ['o gás foi 110 e eu dei 60', ['-60 Gás']],
  ['pizza 80, eu paguei 30', ['-30 Pizza']],
  ['uber 30, eu dei 10 de gorjeta', ['-10 Gorjeta', '-30 Uber']],
  ['mercado 200, eu paguei 50 pro Zé', ['-200 Mercado', '-50 Zé']],
  ['jantar 80 e eu paguei 20 de estacionamento', ['-20 Estacionamento', '-80 Jantar']],
])('of a shared price the own part is spent: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})

it.each<[string, string[]]>([
  ['o caio me mandou 55 da internet que é 110', ['+55 Internet']],
  ['a Bia me passou 40 do gás que foi 120', ['+40 Gás']],
  ['recebi 90 do aluguel que é 180', ['+90 Aluguel']],
])('what came of a price is not that price: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})

it('gives back as many parts as came', () => {
  const told = 'bar com a galera deu 264 em 6, paguei tudo no cartão e já me mandaram 3 partes'
  const { books, reply } = booksAfter(today, [told])
  expect(books).toEqual(['-132 Bar'])
  expect(reply).toContain('R$ 88,00')
})

it.each<[string, string[]]>([
  ['O IPTU paguei hoje à vista: de 1.460 ficou em 1.387.', ['-1387 IPTU']],
  ['paguei o IPVA à vista, de 2.300 ficou por 2.185', ['-2185 IPVA']],
  ['o conserto do fogão de 480 ficou em 420', ['-420 Conserto do fogão']],
  ['comprei a blusa de 80, ficou em casa', ['-80 Blusa']],
])('what it fell to is what was paid: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})
