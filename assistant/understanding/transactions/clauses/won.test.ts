import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

it.each([
  ['acertei no bicho, 200', '+'],
  ['bati a quina, 1200', '+'],
  ['ganhei na raspadinha 30', '+'],
  ['meu número saiu na rifa, 90', '+'],
  ['minha rifa saiu, 40 reais na mão', '+'],
  ['levei o prêmio do bingo, 60', '+'],
  ['rifa +30', '+'],
  ['minha rifa foi 20', '-'],
  ['caiu a netflix hoje, 55,90 no débito', '-'],
  ['caiu 300 da Ana', '+'],
  ['joguei no bicho, 20', '-'],
  ['comprei uma rifa, 10', '-'],
])('%s', (told, sign) => {
  const { books } = booksAfter(today, [told])
  expect(books.map((one) => one[0])).toEqual([sign])
})

it.each([
  ['dona Neide 90, seu Raul 70, os dois caíram hoje', ['+70 Raul', '+90 Dona Neide']],
  ['duas entradas hoje: 200 da Bia e 90 do Téo', ['+200 Bia', '+90 Téo']],
  ['levei a Bia no parque, 2 entradas a 75', ['-150 Bia no parque (entradas)']],
])('what is listed came in: %s', (told, books) => {
  expect(booksAfter(today, [told]).books).toEqual(books)
})
