import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const shared = 'dividi um uber com a galera deu 32, minha parte foi 8. e xerox 6,50'

it.each(['show. ', 'valeu lya. ', 'isso! e ', 'obrigada flor, ', 'pronto, agora ', 'kkkk. '])(
  'understands what stands behind a reaction as it is: %s',
  (reaction) => {
    const { books } = booksAfter(today, ['mercado 50', `${reaction}${shared}`])
    expect(books).toEqual(['-50 Mercado', '-6.5 Xerox', '-8 Uber'])
  },
)

it.each([
  ['mercado 50', 'obrigada, até amanhã às 4'],
  ['mercado 50', 'perfeito, era isso'],
])('leaves thanks whole: %s, %s', (...said) => {
  expect(booksAfter(today, said).books).toEqual(['-50 Mercado'])
})

it('takes nobody who is called for what was bought', () => {
  const { books } = booksAfter(today, ['recebi 240 da trança', 'não mulher, hoje só entrou 120'])
  expect(books).toEqual(['+120 Trança'])
})
