import { expect, it } from 'vitest'
import { measurePlain, plainSets } from '#corpus/plain/measure-plain.ts'
import { entryOf, plainDay } from '#corpus/plain/plain-set.ts'

it.each(plainSets)('$name: plain sentences are understood', (set) => {
  const { cases, right, wrong } = measurePlain(set)
  expect(cases).toBeGreaterThan(80)
  expect(right).toBeGreaterThanOrEqual(set.rightMin)
  expect(wrong).toBeLessThanOrEqual(set.wrongMax)
})

it('tells what is wrong from what is asked', () => {
  const planted = {
    ...{ name: 'planted', rightMin: 0, wrongMax: 100 },
    cases: () => [
      { said: 'mercado 50', entries: [entryOf('-', '50')] },
      { said: 'mercado 50', entries: [entryOf('-', '60')] },
      { said: 'quase comprei um tênis de 200', entries: [entryOf('-', '200')] },
      { said: 'luz 90 todo dia 5', entries: [], isKept: () => false },
    ],
  }
  const misses: string[] = []
  expect(measurePlain(planted, ({ said }) => misses.push(said))).toEqual({
    ...{ cases: 4, right: 25, wrong: 25 },
  })
  expect(misses).toHaveLength(3)
  expect(plainDay.dayOfWeek).toBe(4)
})
