import { type Cents, cents, sumCents } from '#amounts/cents.ts'
import { percentOf } from '#amounts/percent.ts'

export interface GoalAmounts {
  /** More than zero, but for data that was loaded from elsewhere. */
  targetCents: Cents
  savedCents: Cents
}

/** A goal is complete once what was saved reaches the target. */
export function isComplete({ targetCents, savedCents }: GoalAmounts): boolean {
  return savedCents >= targetCents
}

/** The most that what is not complete may read: screens show one decimal, and never round up. */
const unfinishedPercentMax = 99.9

/** Saved of the target, two decimals, not capped; 100 or more is only read of a complete goal. */
export function goalPercent(goal: GoalAmounts): number {
  const percent = percentOf(goal.savedCents, atLeastZero(goal.targetCents), 2)
  return isComplete(goal) ? Math.max(percent, 100) : Math.min(percent, unfinishedPercentMax)
}

export interface GoalsProgress {
  total: number
  completed: number
  /** Of all targets together, each goal counting no more than its own. */
  overallPercent: number
  totalSavedCents: Cents
  totalTargetCents: Cents
}

/** The summary cards over all of these goals. */
export function summariseGoals(goals: readonly GoalAmounts[]): GoalsProgress {
  const completed = goals.filter(isComplete).length
  const counted = goals.map(({ savedCents, targetCents }) =>
    atLeastZero(cents(Math.min(savedCents, targetCents))),
  )
  const targets = sumCents(goals.map((goal) => atLeastZero(goal.targetCents)))
  const percent = percentOf(sumCents(counted), targets, 2)
  return {
    total: goals.length,
    completed,
    overallPercent: overall(percent, { total: goals.length, completed }),
    totalSavedCents: sumCents(goals.map((goal) => goal.savedCents)),
    totalTargetCents: sumCents(goals.map((goal) => goal.targetCents)),
  }
}

/** 100 of all goals together means that each is complete, however near the others are. */
function overall(percent: number, { total, completed }: { total: number; completed: number }) {
  if (total === 0) return 0
  return completed === total ? 100 : Math.min(percent, unfinishedPercentMax)
}

function atLeastZero(amount: Cents): Cents {
  return cents(Math.max(amount, 0))
}
