import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')

function held(...said: readonly string[]) {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  const { entries, bills } = conversation.world
  const spent = entries.map(({ amountCents, date }) => `${amountCents / 100} ${date}`)
  const due = bills.map(
    ({ name, amountCents, nextDate }) => `${name} ${amountCents / 100} ${nextDate}`,
  )
  return { spent: spent.join('; '), due: due.join('; '), asks: conversation.state.open?.kind }
}

const owing = ['devo 80 a Neide vizinha, vou pagar dia 5', 'me lembra'] as const

it.each([
  'paguei Neide hoje mesmo, deu pra pagar 50, fico devendo 30',
  'paguei 50 pra Neide, falta 30',
  'paguei 50 da Neide ainda devo 30',
  'dei 50 pra Neide, o resto dia 5',
  'paguei 50 dos 80 da Neide',
  'abati 50 do que devo pra Neide',
  'paguei 50, fico devendo 30',
])('what is owed goes down to the rest, on its own day: %s', (text) => {
  const want = { spent: '50 2026-11-28', due: 'Neide vizinha 30 2026-12-05' }
  expect(held(...owing, text)).toEqual({ ...want, asks: undefined })
})

it('was paid on the day that is told for it', () => {
  const { spent, due } = held(...owing, 'ontem paguei 50 da Neide, faltam 30')
  expect([spent, due]).toEqual(['50 2026-11-27', 'Neide vizinha 30 2026-12-05'])
})

it('is no whole payment where a rest is owed', () => {
  const said = ['tenho que pagar 150 da costureira dia 5', 'me lembra']
  expect(held(...said, 'paguei 100 pra costureira e devo 50').due).toBe('Costureira 50 2026-12-05')
})

it('goes down by half', () => {
  const { spent, due } = held(...owing, 'paguei metade da Neide')
  expect([spent, due]).toEqual(['40 2026-11-28', 'Neide vizinha 40 2026-12-05'])
})

it('moves to the day that is told for the rest', () => {
  const { spent, due } = held(...owing, 'paguei 50 pra Neide e ficou faltando 30 pro dia 10')
  expect([spent, due]).toEqual(['50 2026-11-28', 'Neide vizinha 30 2026-12-10'])
})

it.each([
  'paguei 50 pro Zé, fico devendo 30',
  'comprei uma saia 90 da Neide, dei 50 e falta 40',
  'paguei 50 pra Neide, falta 100',
])('leaves what is owed to another, or for something else: %s', (text) => {
  expect(held(...owing, text).due).toBe('Neide vizinha 80 2026-12-05')
})

it('leaves a bill of every month', () => {
  const said = ['aluguel 900 todo dia 5', 'paguei 500 do aluguel, falta 400']
  expect(held(...said).due).toBe('Aluguel 900 2026-12-05')
})
