import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each([
  ['uniforme do Pedro 120 e da Bia 98, mas a vovó pagou o da Bia', ['-120 Uniforme do Pedro']],
  ['mochila do Pedro 120 e da Bia 98, a da Bia minha mãe pagou', ['-120 Mochila do Pedro']],
  ['tênis do Pedro 120 e tênis da Bia 98, mas minha mãe pagou o da Bia', ['-120 Tênis do Pedro']],
  ['almoço do João 30 e sobremesa 12, mas o João pagou a sobremesa', ['-30 Almoço do João']],
  ['uniforme do Pedro 120 e da Bia 98, a vovó pagou tudo', []],
])('%s: %j', (told, books) => {
  expect(booksAfter(today, [told]).books).toEqual(books)
})

it.each([
  ['uniforme do Pedro 120 e da Bia 98, a vovó pagou o do Pedro', -98],
  ['presente da Lu 80 e do Téo 60, meu marido pagou o da Lu', -60],
])('%s: %s', (told, sum) => {
  const { books } = booksAfter(today, [told])
  expect(books.map((one) => Number.parseFloat(one))).toEqual([sum])
})
