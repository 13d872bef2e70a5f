import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-27')
const bills = [
  { description: 'Internet', amount: 9990, day: 15, frequency: 'mensal' },
  { description: 'Internet nova', amount: 4995, day: 15, frequency: 'mensal' },
  { description: 'Internet ajusta', amount: 4995, day: 27, frequency: 'mensal' },
  { description: 'Luz', amount: 18_000, day: 8, frequency: 'mensal' },
] as const

function leftBy(text: string): string[] {
  const conversation = begin({ today, have: { bills: [...bills] } })
  take(conversation, text)
  return conversation.world.bills.map(({ name }) => name)
}

it.each([
  'tem três internet aí, deixa só a de 49,95 do dia 15',
  'deixa só a internet de 49,95 do dia 15',
])('ends the others of that name by %s', (text) => {
  expect(leftBy(text)).toEqual(['Internet nova', 'Luz'])
})

it.each(['deixa só a internet de 49,95', 'deixa só a internet', 'deixa só a luz'])(
  'ends none where it is not plain which is to stay: %s',
  (text) => {
    expect(leftBy(text)).toHaveLength(4)
  },
)
