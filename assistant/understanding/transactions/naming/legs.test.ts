import { expect, it } from 'vitest'
import { interpretCase } from '#corpus/interpret-case.ts'

it.each([
  ['Combustível ida e volta R$ 410,00', 'Combustível ida e volta'],
  ['Passagem de ônibus ida e volta R$ 120', 'Passagem de ônibus ida e volta'],
  ['uber ida e volta foi 36', 'Uber ida e volta'],
  ['uber ida e volta hoje 36', 'Uber ida e volta'],
  ['uber volta R$ 20', 'Uber volta'],
  ['uber volta pra casa 20', 'Uber volta pra casa'],
  ['pneu e volta R$ 50', 'Pneu'],
])('keeps the way there and back in the name: %s', (text, name) => {
  const { transactions = [] } = interpretCase({ text, today: '2026-11-25' })
  expect(transactions.map(({ description }) => description)).toEqual([name])
})

it('takes no discount for a part of the name', () => {
  const text = 'paguei 80 no tênis com 10% de desconto'
  const { transactions = [] } = interpretCase({ text, today: '2026-11-25' })
  expect(transactions).toMatchObject([{ description: 'Tênis', amount: 7200 }])
})
