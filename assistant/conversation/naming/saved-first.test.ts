import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const saved = 'guardei 200 pra viagem'

it.each(['minha meta é 3000', '3000 até julho', 'meta viagem 3000'])(
  'makes the goal of what was saved for it: %s',
  (text) => {
    const { books, reply } = booksAfter(today, [saved, text, 'minhas metas'])
    expect(books).toEqual([])
    expect(reply).toContain('Viagem: R$ 200,00 de R$ 3.000,00')
  },
)

it.each([
  ['mercado 50', '-50 Mercado'],
  ['paguei 300 de luz', '-300 Luz'],
])('leaves what is told of something else: %s', (text, entry) => {
  expect(booksAfter(today, [saved, text]).books).toEqual([entry])
})
