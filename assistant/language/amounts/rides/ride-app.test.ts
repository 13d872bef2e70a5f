import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')

it.each([
  ['corrida da 99 18,50', 'a 99 foi ontem tb', '2026-11-27'],
  ['99 18,50', 'a 99 foi na sexta', '2026-11-27'],
])('is the app, and no sum, in its feminine with a day: %s, %s', (first, second, date) => {
  const conversation = begin({ today })
  for (const text of [first, second]) take(conversation, text)
  const { entries } = conversation.world
  expect(entries).toMatchObject([{ amountCents: 1850 }])
  expect(entries.map((one) => one.date.toString())).toEqual([date])
})

it('is a sum of something else', () => {
  const conversation = begin({ today })
  take(conversation, 'a blusa de 99 foi ontem')
  expect(conversation.world.entries).toMatchObject([{ amountCents: 9900 }])
})
