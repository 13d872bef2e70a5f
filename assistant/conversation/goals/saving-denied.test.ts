import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-30')

it.each([
  ['sobrou 800 mas não guardei nada no carro', 0],
  ['não coloquei os 200 no carro ainda', 0],
  ['não guardei nada no carro esse mês, só 100', 100],
  ['guardei 100 no carro e nem senti', 100],
])('a goal, and %s: %i', (text, reais) => {
  const conversation = begin({ today })
  take(conversation, 'meta carro 20000')
  take(conversation, text)
  const { goals, entries } = conversation.world
  expect(goals.map(({ savedCents }) => savedCents)).toEqual([100 * reais])
  expect(entries).toEqual([])
})
