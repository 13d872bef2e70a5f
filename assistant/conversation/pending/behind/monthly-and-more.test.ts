import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const asked = 'academia 99 dia 12 e aluguel 620 dia 5'

it.each([
  'são de todo mês, e tem também a luz 140 dia 20',
  'todo mês as duas. e mais a luz 140 dia 20',
  'é tudo mensal, tem também a luz dia 20 140 reais',
])('keeps the bills that were asked about, and one more: %s', (text) => {
  const { bills, books } = booksAfter(today, [asked, text])
  expect(bills).toEqual(['Academia 99 12/12', 'Aluguel 620 05/12', 'Luz 140 20/12'])
  expect(books).toEqual([])
})

it('keeps those alone where no more is told', () => {
  const { bills } = booksAfter(today, [asked, 'são de todo mês, mas a academia é 109'])
  expect(bills).toEqual(['Academia 109 12/12', 'Aluguel 620 05/12'])
})
