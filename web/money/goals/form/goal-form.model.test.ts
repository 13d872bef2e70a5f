import { expect, it } from 'vitest'
import { formOf, readForm } from '#money/goals/form/goal-form.model.ts'

const values = { name: ' Viagem  ao sul ', target: '5.000', saved: '', targetDate: '' }
const draft = { name: 'Viagem ao sul', targetCents: 500_000, savedCents: 0, targetDate: null }

it.each(['', '0', '0,00', 'R$ 0', ' '])('takes %j as nothing saved yet', (saved) => {
  expect(readForm({ ...values, saved })).toEqual({ draft })
})

it('reads an amount saved already and a date', () => {
  expect(readForm({ ...values, saved: '1.234,5', targetDate: '2027-06-30' })).toEqual({
    draft: { ...draft, savedCents: 123_450, targetDate: '2027-06-30' },
  })
})

it('gives back what it was given', () => {
  const stored = { ...draft, savedCents: 123_450, targetDate: '2027-06-30' }
  expect(readForm(formOf(stored))).toEqual({ draft: stored })
})

it('names everything that is wrong', () => {
  expect(readForm({ name: '  ', target: '0', saved: '-1', targetDate: '' })).toEqual({
    problems: {
      name: 'Nome é obrigatório',
      target: 'O valor precisa ser maior que zero',
      saved: 'O valor precisa ser maior que zero',
    },
  })
})

it('takes no day that does not exist, rather than none', () => {
  expect(readForm({ ...values, targetDate: '31/02/2027' })).toEqual({
    problems: { targetDate: 'Escreva a data como 05/03/2026' },
  })
})
