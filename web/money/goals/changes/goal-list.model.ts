import type { Goal } from '@lya/contract/money/goals.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { goalPercent, isComplete, summariseGoals } from '@lya/core/money/goals/progress.ts'

/** The goals screen as the server answers it: newest first, with the cards' numbers. */
export interface GoalList {
  items: Goal[]
  total: number
  completed: number
  overallPercent: number
  totalSavedCents: number
  totalTargetCents: number
}

/** The list with a new goal at its top, or a changed one in its place. */
export function withGoal(list: GoalList, goal: Goal): GoalList {
  const judged = judgedGoal(goal)
  const isThere = list.items.some((one) => one.id === goal.id)
  return isThere
    ? resummed(list.items.map((one) => (one.id === goal.id ? judged : one)))
    : resummed([judged, ...list.items])
}

export function withoutGoal(list: GoalList, id: string): GoalList {
  return resummed(list.items.filter((one) => one.id !== id))
}

/** The list after so much more was saved for a goal. */
export function withDeposit(list: GoalList, id: string, amountCents: number): GoalList {
  const goal = list.items.find((one) => one.id === id)
  if (!goal) return list
  return withGoal(list, { ...goal, savedCents: goal.savedCents + amountCents })
}

function judgedGoal(goal: Goal): Goal {
  const amounts = amountsOf(goal)
  return { ...goal, percent: goalPercent(amounts), isComplete: isComplete(amounts) }
}

function resummed(items: Goal[]): GoalList {
  return { items, ...summariseGoals(items.map(amountsOf)) }
}

function amountsOf({ savedCents, targetCents }: Goal) {
  return { savedCents: cents(savedCents), targetCents: cents(targetCents) }
}
