import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')

function held(...said: readonly string[]) {
  const conversation = begin({ today })
  const replies = said.map((text) => take(conversation, text).replies.join(' '))
  const { entries, bills } = conversation.world
  return {
    entries: entries.map(({ type, amountCents }) => `${type} ${amountCents / 100}`).join('; '),
    bills: bills.map(({ name, amountCents }) => `${name} ${amountCents / 100}`).join('; '),
    said: (replies.at(-1) ?? '').replaceAll('\u00a0', ' '),
  }
}

it.each([
  [
    'o ajudante trabalhou 3 dias essa semana a 90 o dia, ja paguei 1 falta 2',
    'despesa 90',
    'R$ 180,00',
  ],
  ['a faxineira veio 4 dias a 120, paguei 2 falta pagar 2', 'despesa 240', 'R$ 240,00'],
  ['o pedreiro trabalhou 5 dias a 150 cada, paguei 3 dias e devo 2', 'despesa 450', 'R$ 300,00'],
  ['trabalhei 3 dias a 90 o dia, ele pagou 1 falta 2', 'receita 90', 'R$ 180,00'],
  ['fiz 4 diárias de 120, recebi 3 e falta 1', 'receita 360', 'R$ 120,00'],
])('as many days as are paid are written: %s', (text, entries, rest) => {
  const after = held(text)
  expect(after.entries).toBe(entries)
  expect(after.said).toContain(`Ainda faltam ${rest}`)
})

it('keeps the days that are left as a bill', () => {
  const text = 'o ajudante trabalhou 3 dias a 90 o dia, ja paguei 1 falta 2'
  expect(held(text, 'dia 5').bills).toBe('Ajudante 180')
})

it.each(['o ajudante trabalhou 3 dias a 90 o dia, já paguei 1, falta 5', 'paguei 2 dias de 90'])(
  'works out no days that do not add up: %s',
  (text) => {
    expect(held(text).said).not.toContain('Ainda faltam R$ 180,00')
  },
)
