import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-20')

/** What is saved for each goal when all of it was said. */
function savedAfter(goals: readonly string[], ...said: string[]): Record<string, number> {
  const have = goals.map((description) => ({ description, amount: 600_000, saved: 0 }))
  const conversation = begin({ today, have: { goals: have } })
  for (const text of said) take(conversation, text)
  return Object.fromEntries(
    conversation.world.goals.map(({ name, savedCents }) => [name, savedCents]),
  )
}

describe('what money is saved for', () => {
  it.each([
    ['Chile', 'guardei 300 pra viagem do Chile'],
    ['Moto', 'juntei mais 300 pro conserto da moto'],
  ])('finds %s in what is to be done with it', (goal, text) => {
    expect(savedAfter([goal], text)).toEqual({ [goal]: 30_000 })
  })

  it.each(['guardei 100 nisso já', 'já separei 100 pra isso'])(
    'hears that it is meant: %s',
    (text) => {
      expect(savedAfter([], 'quero juntar 900 pro dentista', text)).toEqual({ Dentista: 10_000 })
    },
  )
})

describe('the limit that was spoken of last', () => {
  it.each(['muda o limite pra 900', 'altera o limite pra 900'])('is changed by %s', (text) => {
    const conversation = begin({ today })
    take(conversation, 'limite de 800 em alimentação')
    take(conversation, text)
    expect(conversation.world.budgets.map(({ plannedCents }) => plannedCents)).toEqual([90_000])
  })

  it.each([
    'pode pôr 150 na reforma',
    'Então pode botar os 150 na reforma',
    'da pra por 150 na reforma',
  ])('is put there by a leave: %s', (text) => {
    expect(savedAfter(['Reforma'], text)).toEqual({ Reforma: 15_000 })
  })

  it.each([
    'Vou guardar 200 na reforma quando o salário cair.',
    'quando receber vou botar 300 na reforma',
    'mês que vem guardo 400 na reforma',
    'vou guardar 200 pra reforma assim que cair o vale',
  ])('is no goal of its own and nothing saved while it is still to come: %s', (text) => {
    expect(savedAfter(['Reforma'], text)).toEqual({ Reforma: 0 })
  })
})
