import { expect, it } from 'vitest'
import { payForm, readPay } from '#money/recurring/pay/pay-form.model.ts'

const today = '2026-11-21'

it('begins with the usual amount, paid today', () => {
  const values = payForm(9_990, today)
  expect(readPay(values, today)).toEqual({ paid: { amountCents: 9_990, paidDate: today } })
})

it.each([
  ['183,40', '2026-11-19', { paid: { amountCents: 18_340, paidDate: '2026-11-19' } }],
  ['', '2026-11-19', { problems: { amount: 'Valor é obrigatório' } }],
  ['0', '2026-11-22', { problems: { paidDate: 'O dia do pagamento ainda não chegou.' } }],
  ['183,40', '', { problems: { paidDate: 'Data é obrigatória' } }],
  ['183,40', 'anteontem', { problems: { paidDate: 'Data é obrigatória' } }],
])('reads %j on %j', (amount, paidDate, expected) => {
  expect(readPay({ amount, paidDate }, today)).toMatchObject(expected)
})
