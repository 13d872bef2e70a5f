import { measureWritten } from '@lya/assistant/corpus/written/measure.ts'
import { expect, it } from 'vitest'
import { fallsOf } from '#tools/corpus/written/falls.ts'
import { readFloors, readWritten, writers } from '#tools/corpus/written/read-written.ts'

const floors = readFloors()
const known = [
  ...['log', 'installments', 'recurring', 'query', 'budget', 'goal_create', 'goal_deposit'],
  ...['pay', 'correct', 'delete', 'greeting', 'help', 'thanks', 'clarify', 'none'],
]

it('has floors for each who wrote', () => {
  expect(writers().length).toBeGreaterThanOrEqual(4)
  expect(Object.keys(floors)).toEqual(writers())
})

it.each(writers())('%s wrote cases in the form that is read', (writer) => {
  const { messages, dialogues } = readWritten(writer)
  const turns = dialogues.flatMap((one) => one.turns)
  const wanted = [...messages, ...turns].map(({ expect: want }) => want?.intent ?? 'nothing')
  expect(wanted.filter((intent) => !known.includes(intent))).toEqual([])
  const ids = [...messages, ...dialogues].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const days = [...messages, ...dialogues].map(({ today }) => today)
  expect(days.filter((day) => Temporal.PlainDate.from(day).toString() !== day)).toEqual([])
})

/** Raise a floor with `npm run corpus -- --raise`; lower none. */
it.each(writers())('reads what %s wrote no worse than before', (writer) => {
  expect(fallsOf(measureWritten(readWritten(writer)), floors[writer])).toEqual([])
})
