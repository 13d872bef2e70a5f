import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

function paidOf(bill: string, text: string): string[] {
  const conversation = begin({ today })
  for (const one of [bill, text]) take(conversation, one)
  return conversation.world.entries.map(({ description, date }) => `${description} ${date}`)
}

it.each([
  [
    'condomínio 480 todo dia 10',
    'O condomínio deste mês foi pago hoje pela manhã.',
    'Condomínio',
    26,
  ],
  ['condomínio 480 todo dia 10', 'o condomínio foi pago ontem de noite', 'Condomínio', 25],
  ['luz 120 todo dia 10', 'a luz foi paga ontem', 'Luz', 25],
  ['luz 120 todo dia 10', 'luz paga ontem', 'Luz', 25],
  ['luz 120 todo dia 10', 'a conta de luz do dia 10 já foi paga', 'Luz', 26],
  ['aluguel 900 todo dia 20', 'paguei o aluguel hj atrazado', 'Aluguel', 26],
] as const)('pays it on the day that is told: %s, %s', (bill, text, name, day) => {
  expect(paidOf(bill, text)).toEqual([`${name} 2026-11-${day}`])
})

it.each([
  'o condomínio não foi pago ontem',
  'o condomínio foi pago?',
  'o condomínio vai ser pago hoje',
])('pays nothing: %s', (text) => {
  expect(paidOf('condomínio 480 todo dia 10', text)).toEqual([])
})
