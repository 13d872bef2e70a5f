import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

function saved(...texts: string[]) {
  const conversation = begin({ today })
  for (const text of ['quero juntar 5000 pro casamento', ...texts]) take(conversation, text)
  const { entries, goals } = conversation.world
  return { left: entries.length, goals }
}

it.each([
  ['recebi 300 do Rafa', 'não, os 300 do rafa são pra meta tb, não é entrada minha'],
  ['recebi 300 do Rafa', 'não é entrada, vai pra meta do casamento, os 300 do Rafa'],
])('goes into the goal, and stands there no more: %s, %s', (came, meant) => {
  const { left, goals } = saved(came, meant)
  expect(left).toBe(0)
  expect(JSON.stringify(goals)).toContain('30000')
})

it('stays where it is said of another sum', () => {
  expect(saved('recebi 300 do Rafa', 'os 90 são pra meta, não é entrada').left).toBe(1)
})
