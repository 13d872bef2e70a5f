import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-27')
const brush = {
  type: 'receita',
  amount: 4000,
  description: 'Escova',
  category: 'Freelances',
  date: '2026-11-22',
} as const

function sumsAfter(...texts: string[]): number[] {
  const conversation = begin({ today, have: { entries: [brush] } })
  for (const text of texts) take(conversation, text)
  return conversation.world.entries.map(({ amountCents }) => amountCents)
}

it.each(['sim, foi 35', 'sim a escova foi 35', 'isso, 35', 'sim'])(
  'takes %s as the yes to what was offered, and writes nothing beside it',
  (text) => {
    expect(sumsAfter('a escova da Cida foi 35', text)).toEqual([3500])
  },
)

it('takes no other figure for a yes', () => {
  expect(sumsAfter('a escova da Cida foi 35', 'não, 38')).not.toContain(3500)
})
