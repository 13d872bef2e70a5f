import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-30')

it.each([
  ['a água subiu 20 reais', 70],
  ['aumentaram a água em 20', 70],
  ['a água tá 20 mais cara', 70],
  ['baixou em 10 a água', 40],
  ['a água subiu pra 70', 70],
  // By so much no bill of 50 rises without saying so.
  ['a água subiu 65', 65],
  // Only this time, and only then.
  ['a água desse mês veio 20 mais cara', 50],
  ['a água sobe 20 em janeiro', 50],
  ['o mercado subiu 20 reais', 50],
])('a bill of 50, and %s: %i', (text, reais) => {
  const conversation = begin({ today })
  take(conversation, 'água 50 todo dia 10')
  take(conversation, text)
  expect(conversation.world.bills.map(({ amountCents }) => amountCents)).toEqual([100 * reais])
  expect(conversation.world.entries).toEqual([])
})

it('says what the bill comes to now', () => {
  const conversation = begin({ today })
  take(conversation, 'aluguel 1200 todo dia 5')
  const { replies } = take(conversation, 'o aluguel aumentou 85 reais')
  expect(replies.join('\n').replaceAll('\u00a0', ' ')).toContain('R$ 1.285,00')
})

it('notes what was paid more as it did', () => {
  const told = ['água 50 todo dia 10', 'paguei 70 na água, aumentou']
  expect(booksAfter(today, told).books).toEqual(['-70 Água'])
})
