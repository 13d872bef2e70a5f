import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string, string[]]>([
  ['troquei a bateria do carro 60ah por 420 no cartao em 4x', ['-105 Bateria do carro 60']],
  ['comprei fogão 900 no cartão 10 veis', ['-90 Fogão']],
  ['comprei um sofá 900 no crediário em 4x', ['-225 Sofá']],
  ['comprei 3 vezes pão hoje deu 24', ['-24 Pão']],
])('on a card in so many times is bought in parts: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})
