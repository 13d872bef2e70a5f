import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')

/** What stands there after a message, each with its sum, and the parts of the bill. */
function after(text: string): { entries: string[]; parts: (number | null)[] } {
  const { world } = begin({ today })
  take({ world, state: {} }, text)
  const entries = world.entries.map((one) => `${one.description} ${one.amountCents / 100}`)
  return { entries, parts: world.bills.map(({ instalments }) => instalments) }
}

it.each([
  ['peguei um lençol 90 reais pra pagar de 3 vezes, dei 30 logo', ['Lençol 30']],
  ['comprei um lençol de 90 em 3x, já dei 30', ['Lençol 30']],
  ['comprei um lençol de 90 em 3x e paguei 30 na hora', ['Lençol 30']],
])('is written once where it is told with the purchase: %s', (text, entries) => {
  expect(after(text)).toEqual({ entries, parts: [3] })
})

it('leaves another thing of the same sum', () => {
  const { entries } = after('gastei 30 no uber e comprei um lençol de 90 em 3x')
  expect(entries.toSorted()).toEqual(['Lençol 30', 'Uber 30'])
})
