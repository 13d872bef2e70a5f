import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-20')
const bill = { description: 'Luz', amount: 12_000, day: 10, frequency: 'mensal' } as const

/** What was paid, in centavos, by one message. */
function paidBy(text: string): number[] {
  const conversation = begin({ today, have: { bills: [bill] } })
  take(conversation, text)
  const { entries, bills } = conversation.world
  expect(bills[0]?.lastPaid !== null).toBe(entries.length > 0)
  return entries.map(({ amountCents }) => amountCents)
}

it.each([
  'Pronto, luz quitada hoje',
  'prontinho, a luz foi paga ontem',
  'luz quitada ontem, graças a Deus',
  'ufa, luz paga!',
  'luz paga hoje',
])('pays the bill that is named in %s', (text) => {
  expect(paidBy(text)).toEqual([12_000])
})

it('takes what it came to this time', () => {
  expect(paidBy('pronto, luz paga 132,40')).toEqual([13_240])
})

it.each(['luz não paga hoje', 'pronto, a luz não foi paga ainda', 'a luz foi paga?'])(
  'pays nothing by %s',
  (text) => {
    expect(paidBy(text)).toEqual([])
  },
)
