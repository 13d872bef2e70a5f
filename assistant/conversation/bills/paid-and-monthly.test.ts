import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each([
  ['paguei 75 do MEI, vence todo dia 20', '2026-11-26', 20],
  ['paguei ontem o contador 250, que vence todo dia 5', '2026-11-25', 5],
])('writes what was paid by %s, and keeps it by a yes', (text, date, dueDay) => {
  const conversation = begin({ today })
  const { replies } = take(conversation, text)
  expect(replies[0]).toContain('Guardo em Pagamentos?')
  expect(conversation.world.entries).toMatchObject([{ date }])
  expect(conversation.world.bills).toEqual([])
  take(conversation, 'sim')
  expect(conversation.world.bills).toMatchObject([{ dueDay }])
})

it('pays the bill that is there', () => {
  const conversation = begin({ today })
  take(conversation, 'internet 99,90 todo dia 10')
  take(conversation, 'paguei a internet 99,90, vence todo dia 10')
  expect(conversation.world.bills).toMatchObject([{ instalmentsPaid: 1 }])
  expect(conversation.world.entries).toHaveLength(1)
})
