import { expect, it } from 'vitest'

import { booksAfter } from '#corpus/world/books-after.ts'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each([
  ['paguei 100 de luz e guardei 300', ['-100 Luz']],
  ['guardei 50 e gastei 30 no almoço', ['-30 Almoço']],
  ['recebi 2000 e coloquei 500 na poupança', ['+2000 Entrada']],
  ['recebi 500 da Ana e guardei 100', ['+500 Ana']],
  ['gastei 30 no almoço e investi 200', ['-30 Almoço']],
  ['mercado 40, transferi 500 pra minha conta do itau', ['-40 Mercado']],
  ['saquei 200, mercado 150', ['-150 Mercado']],
  ['pão 5, leite 6, guardei 100', ['-5 Pão', '-6 Leite']],
])('writes what came or went, and says that the rest was kept: %s', (text, books) => {
  const told = booksAfter(today, [text])
  expect(told.books.toSorted()).toEqual(books)
  expect(told.reply).toContain('não entra como gasto')
})

it('puts it into the only goal there is', () => {
  const conversation = begin({ today })
  take(conversation, 'quero juntar 2000 pra viagem')
  take(conversation, 'recebi 500 da Ana, guardei 100')
  const { goals, entries } = conversation.world
  expect(goals.map(({ savedCents }) => savedCents)).toEqual([10_000])
  expect(entries.map(({ type, amountCents }) => [type, amountCents])).toEqual([['receita', 50_000]])
})

it.each([
  ['coloquei 50 de gasolina e gastei 30 no almoço', ['-50 Gasolina', '-30 Almoço']],
  ['transferi 200 pra Ana, mercado 80', ['-200 Ana', '-80 Mercado']],
  ['gasosa 6,19 o litro, botei 30 litros', ['-185.7 Gasosa']],
  ['botei 20 de pão e 10 de recarga', ['-20 Pão', '-10 Recarga']],
])('leaves what was spent: %s', (text, books) => {
  expect(booksAfter(today, [text]).books.toSorted()).toEqual(books.toSorted())
})
