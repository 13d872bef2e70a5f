import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string, string[]]>([
  ['fiz 5 unhas hoje: 3 de 35 e 2 de 45', ['+105 Unhas', '+90 Unhas']],
  ['vendi 5 bolos: 3 de 35 e 2 de 45', ['+105 Bolos', '+90 Bolos']],
  ['comprei 5 camisas, 3 de 40 e 2 de 50', ['-100 Camisas', '-120 Camisas']],
  ['atendi 4 hoje, 3 de 50 e 1 de 80', ['+150 Atendimento', '+80 Atendimento']],
])('so many were at each price: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})

it('but not where they are as many as nothing that was told', () => {
  expect(booksAfter(today, ['mercado 90, pão de 8 e leite de 12']).books).not.toContain('-96 Pão')
})
