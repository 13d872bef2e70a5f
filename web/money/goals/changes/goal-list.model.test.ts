import type { Goal } from '@lya/contract/money/goals.ts'
import { expect, it } from 'vitest'
import { withDeposit, withGoal, withoutGoal } from '#money/goals/changes/goal-list.model.ts'

const trip: Goal = {
  id: 'trip',
  name: 'Viagem',
  targetCents: 100_000,
  savedCents: 40_000,
  targetDate: null,
  percent: 40,
  isComplete: false,
  isActive: true,
  version: 1,
  createdAt: '2026-11-01T12:00:00Z',
}
const none = {
  items: [],
  total: 0,
  completed: 0,
  overallPercent: 0,
  totalSavedCents: 0,
  totalTargetCents: 0,
}
const one = withGoal(none, trip)

it('puts a new goal first and sums anew', () => {
  const list = withGoal(one, { ...trip, id: 'car', targetCents: 300_000, savedCents: 0 })
  expect(list.items.map((goal) => goal.id)).toEqual(['car', 'trip'])
  expect(list).toMatchObject({ total: 2, overallPercent: 10, totalTargetCents: 400_000 })
})

it('completes a goal by a deposit, which the whole counts no further than its target', () => {
  const list = withDeposit(one, 'trip', 90_000)
  expect(list.items[0]).toMatchObject({ savedCents: 130_000, percent: 130, isComplete: true })
  expect(list).toMatchObject({ completed: 1, overallPercent: 100, totalSavedCents: 130_000 })
})

it('takes a goal away, and leaves the list when there is no such goal', () => {
  expect(withoutGoal(one, 'trip')).toEqual(none)
  expect(withDeposit(one, 'other', 1)).toBe(one)
})
