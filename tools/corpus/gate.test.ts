import { expect, it } from 'vitest'
import { gate } from '#tools/corpus/gate.ts'

function met(exactPercent: number, falseRegistrations: number, cases = 100) {
  const score = JSON.stringify({ cases, exact: cases, exactPercent, falseRegistrations })
  return gate(score).map(({ isMet }) => isMet)
}

it('opens at 96% and no false registration', () => {
  expect(met(96, 0)).toEqual([true, true])
})

it('stays shut below 96%, and on a single false registration', () => {
  expect(met(95.9, 1)).toEqual([false, false])
})

it('stays shut on an empty corpus', () => {
  expect(met(100, 0, 0)).toEqual([false, false])
})
