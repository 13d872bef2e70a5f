import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-27')

function after(goal: string, text: string) {
  const conversation = begin({ today })
  for (const said of [`meta ${goal} 3000`, text]) take(conversation, said)
  const { goals, entries } = conversation.world
  return [goals.map(({ savedCents }) => savedCents), entries.map((one) => one.amountCents)]
}

it.each([
  ['praia', 'coloca 100 praia'],
  ['praia', 'joga aí 100 praia'],
  ['geladeira', 'guarda 100 geladeira'],
  ['batizado da bisneta', 'põe cem reais no dinheirinho do batizado da bisneta'],
  ['viagem', 'bota 100 na caixinha da viagem'],
])('of %s: %s', (goal, text) => {
  expect(after(goal, text)).toEqual([[10_000], []])
})

it.each([
  ['praia', 'anota 100 praia'],
  ['praia', 'coloca 100 hotel praia'],
  ['carro', 'coloca 100 gasolina carro'],
  ['viagem', 'põe 100 na caixinha do barbeiro'],
])('goes into no goal %s: %s', (goal, text) => {
  expect(after(goal, text)[0]).toEqual([0])
})

it.each([
  ['botei 10 na caixinha do garçom', [1000]],
  ['botei 50 na caixinha', []],
])('is gone where it is a tip, and kept else: %s', (text, sums) => {
  const conversation = begin({ today })
  take(conversation, text)
  expect(conversation.world.entries.map(({ amountCents }) => amountCents)).toEqual(sums)
})
