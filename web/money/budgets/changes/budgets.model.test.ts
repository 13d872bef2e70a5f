import type { Budget, Planning } from '@lya/contract/money/budgets.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { expect, it } from 'vitest'
import { changedAmount, withBudget, withoutBudget } from '#money/budgets/changes/budgets.model.ts'

const food: Budget = {
  id: 'food',
  month: '2026-11',
  categoryId: 'c1',
  category: 'Alimentação',
  categoryIcon: '🍽️',
  plannedCents: 80_000,
  spentCents: 60_000,
  percent: 75,
  version: 1,
}
const point = (month: string) => ({
  ...{ month, plannedCents: 80_000, spentCents: 60_000 },
  expectedSpentCents: null,
})
const november: Planning = {
  month: '2026-11',
  currentMonth: '2026-11',
  totalPlannedCents: 80_000,
  totalSpentCents: 60_000,
  differenceCents: 20_000,
  percentUsed: 75,
  chart: [point('2026-10'), point('2026-11')],
  budgets: [food],
  canCopy: false,
}
const home = { ...food, id: 'home', categoryId: 'c2', plannedCents: 100_000, spentCents: 0 }

it('puts a new budget first and sums the month and its point of the chart anew', () => {
  const after = withBudget(november, home)
  expect(after.budgets.map((one) => one.id)).toEqual(['home', 'food'])
  expect(after).toMatchObject({ totalPlannedCents: 180_000, differenceCents: 120_000 })
  expect(after.percentUsed).toBe(33.33)
  expect(after.chart).toEqual([point('2026-10'), { ...point('2026-11'), plannedCents: 180_000 }])
})

it('changes a budget in its place', () => {
  const changed = changedAmount(food, cents(50_000))
  expect(changed.percent).toBe(120)
  const after = withBudget(withBudget(november, home), changed)
  expect(after.budgets.map((one) => one.id)).toEqual(['home', 'food'])
  expect(after.totalPlannedCents).toBe(150_000)
})

it('takes a budget away, spending and all', () => {
  expect(withoutBudget(november, 'food')).toMatchObject({
    budgets: [],
    totalPlannedCents: 0,
    totalSpentCents: 0,
    percentUsed: 0,
  })
})

it('leaves a month alone that the change is not about', () => {
  expect(withBudget(november, { ...home, month: '2026-12' })).toBe(november)
  expect(withoutBudget(november, 'home')).toBe(november)
})
