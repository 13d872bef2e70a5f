import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const after = (said: string) => booksAfter(today, said.split(' | '))

it.each([
  [
    'recebi 2400 do frete | não, recebi só a metade, 1200. o resto é quando entregar',
    '+1200 Frete',
  ],
  ['recebi 800 da pintura | não, só caiu a metade ainda', '+400 Pintura'],
  ['recebi 500 do bolo | me pagaram só 250, a metade. resto na entrega', '+250 Bolo'],
  ['recebi 240 da escova | foi só a metade, 120', '+120 Escova'],
])('brings what came in down to the half, and remembers the rest: %s', (said, books) => {
  const { books: left, reply } = after(said)
  expect(left).toEqual([books])
  expect(reply).toContain('para receber')
})

it.each([
  ['recebi 900 da costura | pão 8 | da costura recebi só a metade, 450', '+450 Costura; -8 Pão'],
  ['paguei 300 do curso | errei, paguei só metade por enquanto', '-150 Curso'],
  ['paguei 300 do curso | só paguei a metade, 150', '-150 Curso'],
])('is of what is named, and of what was spent: %s', (said, books) => {
  expect(after(said).books.join('; ')).toBe(books)
})

it.each([
  ['uber 20 | recebi só a metade do salário, 900', '+900 Salário; -20 Uber'],
  ['recebi 2400 do frete | recebi só a metade do aluguel, 500', '+2400 Frete; +500 Aluguel'],
])('leaves what it is not of: %s', (said, books) => {
  expect(after(said).books.join('; ')).toBe(books)
})

it.each([
  ['o frete é 6.200, metade já recebi hoje cedo a outra metade só quinta', '+3100 Frete'],
  ['o conserto foi 500, metade paguei agora, o resto dia 10', '-250 Conserto'],
])('takes half of a price of which half is told before its deed: %s', (said, book) => {
  expect(after(said).books).toEqual([book])
})
