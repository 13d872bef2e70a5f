import { expect, it } from 'vitest'
import { gate } from '#tools/corpus/gate.ts'

const corpus = [
  '{"id":"1","expect":{"intent":"log"}}',
  '{"id":"2","expect":{"intent":"none"}}',
  '{"id":"3","expect":{"intent":"recurring"}}',
].join('\n')

function met(scores: { exactPercent: number; falseRegistrations: number }, lines = corpus) {
  return gate(lines, (chosen) =>
    JSON.stringify({ cases: chosen.split('\n').filter(Boolean).length, ...scores }),
  ).map(({ isMet }) => isMet)
}

it('opens at 75% and no false registration', () => {
  expect(met({ exactPercent: 75, falseRegistrations: 0 })).toEqual([true, true])
})

it('stays shut below 75%, and on a single false registration', () => {
  expect(met({ exactPercent: 74.9, falseRegistrations: 1 })).toEqual([false, false])
})

it('stays shut on an empty corpus', () => {
  expect(met({ exactPercent: 100, falseRegistrations: 0 }, '')).toEqual([false, false])
})

it('scores the intents of the first part, and false registrations over all', () => {
  const asked: number[] = []
  gate(corpus, (chosen) => {
    asked.push(chosen.split('\n').length)
    return '{"cases":1,"exactPercent":100,"falseRegistrations":0}'
  })
  expect(asked).toEqual([2, 3])
})
