import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string, string[]]>([
  ['HOTEL 110 QUARTO 203', ['-110 HOTEL']],
  ['pousada 180 suíte 45', ['-180 Pousada']],
  ['pousada 180 e o quarto do outro dia 190', ['-180 Pousada', '-190 O quarto']],
  ['comprei uma tinta pra minha casa 288', ['-288 Tinta pra minha casa']],
])('tells a room from a price: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})
