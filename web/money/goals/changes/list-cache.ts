import type { Goal } from '@lya/contract/money/goals.ts'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '#connection/calls/client.ts'
import { type Rollback, showChange } from '#connection/changes/shown-change.ts'
import {
  type GoalList,
  withDeposit,
  withGoal,
  withoutGoal,
} from '#money/goals/changes/goal-list.model.ts'

/** Shows a new or changed goal at once. */
export function showGoal(queryClient: QueryClient, goal: Goal): Promise<Rollback> {
  return changeList(queryClient, (list) => withGoal(list, goal))
}

/** Takes a goal away at once. */
export function hideGoal(queryClient: QueryClient, id: string): Promise<Rollback> {
  return changeList(queryClient, (list) => withoutGoal(list, id))
}

/** Shows a deposit at once. */
export function showDeposit(
  queryClient: QueryClient,
  deposit: { id: string; amountCents: number },
): Promise<Rollback> {
  return changeList(queryClient, (list) => withDeposit(list, deposit.id, deposit.amountCents))
}

function changeList(
  queryClient: QueryClient,
  change: (list: GoalList) => GoalList,
): Promise<Rollback> {
  return showChange<GoalList>(queryClient, api.goals.list.key(), change)
}
