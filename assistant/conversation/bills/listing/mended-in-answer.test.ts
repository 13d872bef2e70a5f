import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const asked = 'natação 95 dia 12 e condomínio 480 dia 5'

it.each([
  ['são todo mês, mas a natação é 105', 'Natação 105 12/12', 'Condomínio 480 05/12'],
  ['todo mês as 2. errei a natação, é 105', 'Natação 105 12/12', 'Condomínio 480 05/12'],
  ['mensais. a natação subiu, é 105 agora', 'Natação 105 12/12', 'Condomínio 480 05/12'],
  ['todo mês, e o condomínio é dia 8 na verdade', 'Natação 95 12/12', 'Condomínio 480 08/12'],
  ['todo mês', 'Natação 95 12/12', 'Condomínio 480 05/12'],
])('%s', (answer, ...bills) => {
  expect(booksAfter(today, [asked, answer]).bills).toEqual(bills.toSorted())
})

it('notes what was paid, and keeps the other', () => {
  const { books, bills } = booksAfter(today, [asked, 'a natação já paguei, o condomínio é mensal'])
  expect(books).toEqual(['-95 Natação'])
  expect(bills).toEqual(['Condomínio 480 05/12'])
})
