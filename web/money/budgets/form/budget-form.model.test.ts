import { expect, it } from 'vitest'
import { formOf, readForm } from '#money/budgets/form/budget-form.model.ts'

const values = { amount: '1.250,50', categoryId: 'c1', month: '2026-11' }

it('reads what was typed, and writes it as it was', () => {
  const reading = readForm(values)
  expect(reading).toEqual({ draft: { amountCents: 125_050, categoryId: 'c1', month: '2026-11' } })
  expect(formOf({ plannedCents: 125_050, categoryId: 'c1', month: '2026-11' })).toEqual(values)
})

it('names everything that is missing', () => {
  expect(readForm({ ...values, amount: '', categoryId: '' })).toEqual({
    problems: { amount: 'Valor é obrigatório', categoryId: 'Escolha uma categoria' },
  })
  expect(readForm({ ...values, amount: '0' })).toEqual({
    problems: { amount: 'O valor precisa ser maior que zero' },
  })
})
