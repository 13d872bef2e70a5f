import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

function daysOf(text: string): string[] {
  const conversation = begin({ today })
  take(conversation, text)
  return conversation.world.entries.map(({ amountCents, date }) => `${amountCents / 100} ${date}`)
}

it.each([
  ['mercado 50, ontem uber 20', '2026-11-26', '2026-11-25'],
  ['paguei 50 de luz e ontem comprei pão 20', '2026-11-26', '2026-11-25'],
  ['almoço 50, no sábado gastei 20 na farmácia', '2026-11-26', '2026-11-21'],
  ['mercado 50, ah e esqueci de falar que ontem uber 20', '2026-11-26', '2026-11-25'],
  ['mercado 50 e uber 20 ontem', '2026-11-25', '2026-11-25'],
  ['ontem mercado 50 e uber 20', '2026-11-25', '2026-11-25'],
  ['mercado 50, uber 20, ontem', '2026-11-25', '2026-11-25'],
  ['sábado mercado 50 e segunda uber 20', '2026-11-21', '2026-11-23'],
  ['20 no uber de ontem e 50 de ração agora', '2026-11-26', '2026-11-25'],
  ['50 no mercado agora cedo, e os 20 da farmácia são de ontem', '2026-11-26', '2026-11-25'],
])('puts each on its own day: %s', (text, first, second) => {
  expect(daysOf(text).toSorted()).toEqual([`20 ${second}`, `50 ${first}`])
})
