import type { Goal } from '@lya/contract/money/goals.ts'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '#connection/calls/client.ts'
import {
  type GoalList,
  withDeposit,
  withGoal,
  withoutGoal,
} from '#money/goals/changes/goal-list.model.ts'

/** Puts back what was shown before a change that the server has refused. */
export type Rollback = () => void

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

async function changeList(
  queryClient: QueryClient,
  change: (list: GoalList) => GoalList,
): Promise<Rollback> {
  const queryKey = api.goals.list.key()
  // An answer that is still on its way would overwrite what is shown here.
  await queryClient.cancelQueries({ queryKey })
  const before = queryClient.getQueriesData<GoalList>({ queryKey })
  for (const [key, list] of before) {
    if (list) queryClient.setQueryData<GoalList>(key, change(list))
  }
  return () => {
    for (const [key, list] of before) queryClient.setQueryData(key, list)
  }
}
