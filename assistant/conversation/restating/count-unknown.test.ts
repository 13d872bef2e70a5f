import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-27')
const entry = {
  type: 'despesa',
  amount: 12_000,
  date: '2026-11-26',
  description: 'Frango',
} as const

function after(...said: string[]) {
  const conversation = begin({ today, have: { entries: [{ ...entry, category: 'Alimentação' }] } })
  const replies = said.map((text) => take(conversation, text).replies[0] ?? '')
  return {
    sums: conversation.world.entries.map(({ amountCents }) => amountCents),
    said: replies.at(-1) ?? '',
  }
}

it.each(['o frango foi doze quilos', 'o frango tá errado, foram 12 quilos'])(
  'asks for the whole of what has no price of one: %s',
  (text) => {
    expect(after(text).sums).toEqual([12_000])
    expect(after(text).said).toContain('quanto deu no total')
    expect(after(text, 'o frango foi 144', 'sim').sums).toEqual([14_400])
  },
)

it('but works it out where the price of one is known', () => {
  const told = ['comprei dez quilos de costela a doze', 'a costela foi doze quilos']
  expect(after(...told).sums).toContain(14_400)
})
