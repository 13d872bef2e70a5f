import { type Cents, cents, sumCents } from '#money/cents.ts'
import { percentOf } from '#money/percent.ts'

export interface GoalAmounts {
  /** More than zero, but for data that was loaded from elsewhere. */
  targetCents: Cents
  savedCents: Cents
}

/** A goal is complete once what was saved reaches the target. */
export function isComplete({ targetCents, savedCents }: GoalAmounts): boolean {
  return savedCents >= targetCents
}

/** Saved of the target, two decimals, not capped. */
export function goalPercent({ targetCents, savedCents }: GoalAmounts): number {
  return percentOf(savedCents, targetCents, 2)
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
  const totalTargetCents = sumCents(goals.map((goal) => goal.targetCents))
  const counted = goals.map(({ savedCents, targetCents }) =>
    cents(Math.max(Math.min(savedCents, targetCents), 0)),
  )
  return {
    total: goals.length,
    completed: goals.filter(isComplete).length,
    overallPercent: percentOf(sumCents(counted), totalTargetCents, 2),
    totalSavedCents: sumCents(goals.map((goal) => goal.savedCents)),
    totalTargetCents,
  }
}
