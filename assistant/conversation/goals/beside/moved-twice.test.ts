import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

function after(...turns: string[]) {
  const conversation = begin({ today })
  for (const text of turns) take(conversation, text)
  const { goals, entries } = conversation.world
  return {
    goals: goals.map(({ name, savedCents }) => `${name} ${savedCents / 100}`).toSorted(),
    entries: entries.map(({ description, amountCents }) => `${description} ${amountCents / 100}`),
  }
}

const two = ['meta viagem 1500', 'meta carro 9000', 'guardei 100 na viagem']

describe('two moves of goals in one message', () => {
  it.each([
    ['guardei mais 50 e tirei 20 da viagem', ['Carro 0', 'Viagem 130']],
    ['guardei 50 na viagem e tirei 20', ['Carro 0', 'Viagem 130']],
    ['guardei 50 na viagem e 30 no carro', ['Carro 30', 'Viagem 150']],
    ['tirei 30 da viagem e coloquei 30 no carro', ['Carro 30', 'Viagem 70']],
  ])('are both done: %s', (text, goals) => {
    expect(after(...two, text)).toEqual({ goals, entries: [] })
  })

  it('finds the goal by its verb', () => {
    const told = ['quero juntar 1500 pra viajar em julho', 'guardei 100 pra viagem']
    const { goals } = after(...told, 'guardei mais 50 e tirei 20 da meta da viagem')
    expect(goals).toEqual(['Viajar 130'])
  })

  it.each(['guardei 50 na viagem e 30 na caixinha', 'peguei 50 no banco e 20 no mercado'])(
    'moves nothing that is of no goal: %s',
    (text) => {
      expect(after(...two, text).goals).toEqual(['Carro 0', 'Viagem 100'])
    },
  )
})

it.each([
  ['guardei 50 na viagem e gastei 30 no mercado', ['Mercado 30']],
  ['gastei 30 no mercado e guardei 50 na viagem', ['Mercado 30']],
  ['guardei 50 na viagem e recebi 200 da Ju', ['Ju 200']],
])('writes what was told beside it: %s', (text, entries) => {
  expect(after(...two, text)).toEqual({ goals: ['Carro 0', 'Viagem 150'], entries })
})
