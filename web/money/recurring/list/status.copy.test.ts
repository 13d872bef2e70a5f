import { expect, it } from 'vitest'
import { statusWords } from '#money/recurring/list/status.copy.ts'

it.each([
  ['paid', 20, 'Pago este mês'],
  ['paid', -2, 'Pago este mês'],
  ['overdue', -1, '1 dia(s) de atraso'],
  ['overdue', -12, '12 dia(s) de atraso'],
  ['due-soon', 0, 'Vence hoje'],
  ['due-soon', 1, 'Vence amanhã'],
  ['due-soon', 7, 'Vence em 7 dias'],
  ['pending', 8, 'Pendente'],
] as const)('a payment that is %s with %i days left: %s', (status, daysLeft, words) => {
  expect(statusWords({ status, daysLeft })).toBe(words)
})
