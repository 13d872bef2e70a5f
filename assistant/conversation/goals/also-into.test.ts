import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')
const goals = [
  { description: 'Viagem', amount: 300_000, saved: 10_000 },
  { description: 'Curso', amount: 100_000, saved: 5000 },
]

function after(said: readonly string[]) {
  const conversation = begin({ today, have: { goals } })
  for (const text of said) take(conversation, text)
  const { world } = conversation
  return { goals: world.goals.map(({ savedCents }) => savedCents), entries: world.entries.length }
}

describe('one more sum, behind a deposit', () => {
  it.each(['e 30 no do curso', 'mais 30 na do curso', 'e mais 30 pra do curso', 'e 30 pro curso'])(
    'goes into the goal that is named: %s',
    (text) => {
      expect(after(['guardei 50 pra viagem', text])).toEqual({ goals: [15_000, 8000], entries: 0 })
    },
  )

  it.each(['e 30 no do dentista', 'e 30 no mercado'])('of no goal is none: %s', (text) => {
    expect(after(['guardei 50 pra viagem', text]).goals).toEqual([15_000, 5000])
  })

  it('is an expense behind an expense', () => {
    expect(after(['mercado 50', 'e 30 no do curso']).goals).toEqual([10_000, 5000])
  })
})
