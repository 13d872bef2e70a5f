import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

/** The bills when all of it was said, each with the day of its next date. */
function after(...said: string[]): string {
  const conversation = begin({ today: Temporal.PlainDate.from('2026-11-30') })
  for (const text of said) take(conversation, text)
  return conversation.world.bills
    .map(
      ({ name, amountCents, nextDate }) =>
        `${name} ${amountCents / 100} ${String(nextDate).slice(5)}`,
    )
    .join(', ')
}

const feed = 'ração 685 vence dia 1 de dezembro'

describe('a yes, and another bill in the same breath', () => {
  it.each([
    'sim. a água também, vem dia 10, uns 88 igual mês passado',
    'sim, e a água 88 dia 10 tb',
    'pode lembrar, e bota a água junto pro dia 10, mais ou menos 88 que foi o que veio antes',
  ])('keeps both: %s', (text) => {
    expect(after(feed, text)).toBe('Ração 685 12-01, Água 88 12-10')
  })

  it.each([
    ['sim', 'Ração 685 12-01'],
    ['sim, mas são 700', 'Ração 700 12-01'],
    ['sim! e põe 900 de limite pra mercado', 'Ração 685 12-01'],
    ['sim, e já paguei 50 da água', 'Ração 685 12-01'],
  ])('keeps the one: %s', (text, bills) => {
    expect(after(feed, text)).toBe(bills)
  })
})
