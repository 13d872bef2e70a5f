import { describe, expect, it } from 'vitest'
import {
  formOf,
  newForm,
  readForm,
  withType,
} from '#money/transactions/form/transaction-form.model.ts'

const food = { id: '0190aaaa-0000-7000-8000-000000000001', type: 'despesa' } as const
const filled = {
  type: 'despesa',
  description: ' Mercado ',
  amount: '1.052,90',
  date: '2026-11-21',
  categoryId: food.id,
} as const

describe('the transaction form', () => {
  it('begins as an expense of today', () => {
    expect(newForm('2026-11-21')).toMatchObject({ type: 'despesa', date: '2026-11-21' })
  })

  it('becomes a draft in integer centavos', () => {
    expect(readForm(filled)).toEqual({
      draft: {
        type: 'despesa',
        description: 'Mercado',
        amountCents: 105_290,
        date: '2026-11-21',
        categoryId: food.id,
      },
    })
  })

  it('names every field that is missing', () => {
    expect(readForm({ ...newForm(''), description: '  ' })).toEqual({
      problems: {
        description: 'Descrição é obrigatória',
        amount: 'Valor é obrigatório',
        date: 'Data é obrigatória',
        categoryId: 'Categoria é obrigatória',
      },
    })
  })

  it.each([
    ['0', 'O valor precisa ser maior que zero'],
    ['100.000.000,01', 'O valor máximo é R$ 100.000.000,00'],
    ['dez', 'Escreva o valor como 52,90'],
  ])('says why %s is no amount', (amount, problem) => {
    expect(readForm({ ...filled, amount })).toEqual({ problems: { amount: problem } })
  })

  it('drops a category that the other type does not have', () => {
    expect(withType({ ...filled }, 'receita', [food]).categoryId).toBe('')
    expect(withType({ ...filled }, 'despesa', [food]).categoryId).toBe(food.id)
  })

  it('shows a stored transaction as it would be typed', () => {
    const values = formOf({
      id: food.id,
      date: '2026-11-21',
      description: 'Padaria',
      type: 'despesa',
      amountCents: 1250,
      category: null,
      categoryId: null,
      categoryIcon: null,
      version: 3,
      createdAt: '2026-11-21T12:00:00Z',
    })
    expect(values).toEqual({
      type: 'despesa',
      description: 'Padaria',
      amount: '12,50',
      date: '2026-11-21',
      categoryId: '',
    })
  })
})
