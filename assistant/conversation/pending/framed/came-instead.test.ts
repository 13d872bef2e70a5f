import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

it.each([
  ['nao foi gasto, minha irma q me deu', '+30 Irma'],
  ['Não gastei, não. Foi um dinheiro que minha irmã me deu.', '+30 Irmã'],
  ['Foi minha irmã quem me deu, coitada, sempre me ajudando. Não é despesa', '+30 Irmã'],
])('a sum of which it was asked what it was came in: %s', (text, entry) => {
  expect(booksAfter(today, ['30 reais', text]).books).toEqual([entry])
})

it.each(['pizza que meu irmão me pagou', 'lanche, o cara me deu o troco errado'])(
  'what it went for is spent: %s',
  (text) => {
    const [entry = ''] = booksAfter(today, ['30 reais', text]).books
    expect(entry).toMatch(/^-30 /)
  },
)

it('a thing that was given is no money', () => {
  expect(booksAfter(today, ['livro 40?', 'minha mãe me deu']).books).toEqual([])
})
