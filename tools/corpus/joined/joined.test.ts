import { measureJoinedMessages } from '@lya/assistant/corpus/joined/messages.ts'
import { measureJoinedTurns } from '@lya/assistant/corpus/joined/turns.ts'
import { expect, it } from 'vitest'
import { printJoined } from '#tools/corpus/joined/print-joined.ts'

it('understands two things that are told in one message', () => {
  const said: string[] = []
  const isHeld = printJoined((line) => said.push(line), { showsMisses: false, tries: 120 })
  expect(said).toHaveLength(2)
  expect(isHeld, said.join('\n')).toBe(true)
})

it('sees that one of two is lost', () => {
  const day = '2026-10-13'
  const expectLog = { intent: 'log' } as const
  // A hundred other words stand between the two sums of no message that is read.
  const lost = { today: day, text: 'fui lá e tomei um café de 8 com a Bia', expect: expectLog }
  const told: string[] = []
  const measure = measureJoinedMessages([lost], {
    ...{ pairs: 12, seed: 1 },
    onMiss: ({ text }) => told.push(text),
  })
  // Two alike in one breath are taken for one, at least once.
  expect(measure.pairs).toBe(12)
  expect(measure.right + told.length).toBe(12)
  const none = measureJoinedTurns([{ id: 'x', today: day, turns: [{ text: 'oi' }] }], {
    ...{ pairs: 3, seed: 1 },
  })
  expect(none.pairs).toBe(0)
})
