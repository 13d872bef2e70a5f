import { describe, expect, it } from 'vitest'
import {
  type FormValues,
  formOf,
  isPaidOff,
  laterDay,
  newForm,
  readForm,
  shownPaid,
  withNextDate,
  withPaidInstalments,
  withRhythm,
} from '#money/recurring/form/payment-form.model.ts'

const today = '2027-01-31'
const filled: FormValues = {
  ...newForm(today),
  name: ' Aluguel ',
  amount: '1.850,00',
  categoryId: 'c1',
}
const instalments = (total: string, paid: string): FormValues => ({
  ...filled,
  endType: 'parcelas',
  instalments: total,
  instalmentsPaid: paid,
})

describe('a new payment', () => {
  it('is monthly from today on, without an end', () => {
    expect(readForm(filled)).toEqual({
      draft: {
        name: 'Aluguel',
        amountCents: 185_000,
        frequency: 'mensal',
        dueDay: 31,
        categoryId: 'c1',
        notes: null,
        isActive: true,
        nextDate: today,
        instalments: null,
        instalmentsPaid: 0,
        endDate: null,
      },
    })
  })

  it.each([
    [{ dueDay: '5' }, '2027-02-05'],
    [{ dueDay: '31' }, '2027-01-31'],
    [{ dueDay: '30' }, '2027-02-28'],
    [{ dueDay: '20', frequency: 'quinzenal' }, '2027-02-04'],
    [{ dueDay: '20', frequency: 'semanal' }, '2027-02-03'],
    [{ dueDay: '20', frequency: 'anual' }, '2028-01-20'],
  ] as const)('falls due next by %j on %s', (change, nextDate) => {
    expect(withRhythm(filled, change, today).nextDate).toBe(nextDate)
  })

  it('keeps its date while the due day is being typed', () => {
    expect(withRhythm(filled, { dueDay: '' }, today)).toEqual({ ...filled, dueDay: '' })
    expect(withRhythm(filled, { dueDay: '99' }, today).nextDate).toBe(today)
  })
})

it.each(['', '31/02/2027', 'abc'])('takes %j for no day', (text) => {
  expect(readForm({ ...filled, nextDate: text })).toEqual({
    problems: { nextDate: 'Data é obrigatória' },
  })
  expect(readForm({ ...filled, endType: 'data', endDate: text })).toEqual({
    problems: { endDate: 'Data é obrigatória' },
  })
})

describe('the next date of a new payment', () => {
  it.each([
    [{}, '2027-02-10', '10'],
    [{ frequency: 'anual', dueDay: '5' }, '2027-01-15', '15'],
    [{ dueDay: '' }, '2027-02-10', '10'],
    [{ dueDay: '31' }, '2027-02-28', '31'],
    [{ dueDay: '31' }, '2027-02-27', '27'],
    [{ frequency: 'semanal', dueDay: '31' }, '2027-02-10', '31'],
    [{ dueDay: '31' }, '10/0', '31'],
  ] as const)('moves the due day of %j with %s to %s', (change, nextDate, dueDay) => {
    const next = withNextDate({ ...filled, ...change }, nextDate)
    expect(next).toEqual({ ...filled, ...change, nextDate, dueDay })
    expect(laterDay(next)).toBe(null)
  })

  it('is told apart from the due day of what is edited', () => {
    expect(laterDay({ ...filled, dueDay: '5', nextDate: '2027-02-08' })).toBe(5)
    expect(laterDay({ ...filled, dueDay: '', nextDate: '2027-02-08' })).toBe(null)
  })
})

describe('the instalments', () => {
  it('refuse more paid ones than there are', () => {
    const values = instalments('12', '5')
    expect(withPaidInstalments(values, '13')).toBe(values)
    expect(shownPaid(withPaidInstalments(values, '12'))).toBe('12')
  })

  it('lower the paid ones with the total, and give them back with it', () => {
    const values = instalments('12', '5')
    expect(shownPaid({ ...values, instalments: '3' })).toBe('3')
    expect(shownPaid({ ...values, instalments: '' })).toBe('5')
    expect(shownPaid({ ...values, instalments: '10' })).toBe('5')
    expect(readForm({ ...values, instalments: '3' })).toMatchObject({
      draft: { instalments: 3, instalmentsPaid: 3 },
    })
  })

  it.each(['', '0', '601', '-1', '1,5'])('are not %j', (total) => {
    expect(readForm(instalments(total, '0'))).toEqual({
      problems: { instalments: 'O total vai de 1 a 600' },
    })
  })

  it('end with the last one', () => {
    expect(isPaidOff(instalments('3', '3'))).toBe(true)
    expect(isPaidOff(instalments('3', '2'))).toBe(false)
    expect(isPaidOff({ ...instalments('3', '3'), endType: 'infinito' })).toBe(false)
  })
})

describe('the end', () => {
  it('is only what was chosen', () => {
    const both = { ...instalments('3', '1'), endDate: '2027-06-30' }
    expect(readForm(both)).toMatchObject({ draft: { instalments: 3, endDate: null } })
    const dated = readForm({ ...both, endType: 'data' })
    expect(dated).toMatchObject({ draft: { instalments: null, endDate: '2027-06-30' } })
  })

  it('can not come before the next date', () => {
    const dated: FormValues = { ...filled, endType: 'data', endDate: '2027-01-30' }
    expect(readForm(dated)).toEqual({
      problems: { endDate: 'A data de término não pode ser antes do próximo pagamento.' },
    })
    expect(readForm({ ...dated, endDate: '' })).toEqual({
      problems: { endDate: 'Data é obrigatória' },
    })
  })

  it('is inferred when a payment is edited', () => {
    const payment = {
      id: 'p',
      name: 'Luz',
      amountCents: 9_900,
      frequency: 'mensal' as const,
      dueDay: 5,
      categoryId: null,
      category: null,
      categoryIcon: null,
      notes: null,
      isActive: false,
      nextDate: '2027-02-05',
      lastPaidDate: null,
      paidUndoId: null,
      instalments: null,
      instalmentsPaid: 7,
      endDate: null,
      status: 'pending' as const,
      daysLeft: 5,
      version: 1,
    }
    expect(formOf(payment)).toMatchObject({ endType: 'infinito', amount: '99,00', isActive: false })
    expect(formOf({ ...payment, endDate: '2028-01-01' }).endType).toBe('data')
    expect(formOf({ ...payment, instalments: 9, endDate: '2028-01-01' }).endType).toBe('parcelas')
    expect(readForm({ ...formOf(payment), categoryId: 'c' })).toMatchObject({
      draft: { instalmentsPaid: 7 },
    })
  })
})

it('names every field that is missing', () => {
  expect(readForm({ ...newForm(today), dueDay: '', nextDate: '' })).toEqual({
    problems: {
      name: 'Nome é obrigatório',
      amount: 'Valor é obrigatório',
      dueDay: 'Escolha um dia de 1 a 31',
      categoryId: 'Categoria obrigatória',
      nextDate: 'Data é obrigatória',
    },
  })
})
