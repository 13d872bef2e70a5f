import { expect, it } from 'vitest'
import { fitsList } from '#money/transactions/changes/fits-list.model.ts'

const transaction = {
  id: 'a',
  date: '2026-11-21',
  description: 'Padaria',
  type: 'despesa',
  amountCents: 1250,
  category: 'Alimentação',
  categoryId: 'c',
  categoryIcon: null,
  version: 1,
  createdAt: '2026-11-21T12:00:00Z',
} as const

it.each([
  [{}, 'yes'],
  [{ type: 'despesa', categoryId: 'c', from: '2026-11-21', to: '2026-11-21' }, 'yes'],
  [{ type: 'receita' }, 'no'],
  [{ categoryId: 'd' }, 'no'],
  [{ categoryId: 'none' }, 'no'],
  [{ from: '2026-11-22' }, 'no'],
  [{ to: '2026-11-20' }, 'no'],
  [{ search: 'pão' }, 'unknown'],
  [{ search: 'pão', type: 'receita' }, 'no'],
])('a list filtered by %j shows it: %s', (input, answer) => {
  expect(fitsList(transaction, input)).toBe(answer)
})

it('shows what has no category where that is looked for', () => {
  expect(fitsList({ ...transaction, categoryId: null }, { categoryId: 'none' })).toBe('yes')
})
