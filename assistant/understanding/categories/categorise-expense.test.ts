import { expect, it } from 'vitest'
import { interpretCase } from '#corpus/interpret-case.ts'
import { expenseCategory } from '#understanding/categories/categorise-expense.ts'
import { indexCategories } from '#understanding/categories/category-index.ts'
import { readMessage } from '#understanding/reading.ts'

const today = '2026-11-18'
const filed = (text: string, names?: string) => {
  const own = names?.split(', ').map((name) => ({ name, type: 'despesa' as const }))
  const told = interpretCase({ text, today, ...(own ? { categories: own } : {}) })
  return told.transactions?.map(({ category }) => category)
}

// None of these stands in the corpus that is learned from.
it.each([
  ['totó com os amigos 25', ['Lazer']],
  ['comprei uma guampa nova 35', ['Compras']],
  ['dízimo 150', ['Outros']],
  ['fisio da lombar 110', ['Saúde']],
  ['uber eats 49,90', ['Alimentação']],
  ['bloco R$ 84 e R$ 26,40 de aplicativo', ['Lazer', 'Transporte']],
  ['paguei 20 de aplicativo de edição', ['Outros']],
  ['fui no mercado e depois abasteci 80', ['Transporte']],
])('files what no rule knows, and leaves what one does: %s', (text, want) => {
  expect(filed(text)).toEqual(want)
})

it("goes nowhere where the person's own list has no such place", () => {
  expect(filed('totó com os amigos 25', 'Mercado, Carro')).toEqual(['Outros'])
  expect(filed('totó com os amigos 25', 'Mercado, Diversão')).toEqual(['Diversão'])
})

it('leaves what the person chose before', () => {
  const all = [
    { id: 'fun', name: 'Lazer', type: 'despesa' as const },
    { id: 'home', name: 'Moradia', type: 'despesa' as const },
  ]
  const reading = readMessage('totó com os amigos 25', Temporal.PlainDate.from(today))
  const last = reading.tokens.length - 1
  const expense = { reading, first: 0, last, subject: { first: 0, last: last - 1 } }
  const chosen = [{ term: 'totó', type: 'despesa' as const, categoryId: 'home' }]
  expect(expenseCategory(expense, 'home', indexCategories(all, chosen))).toBe('home')
  expect(expenseCategory(expense, null, indexCategories(all, []))).toBe('fun')
})
