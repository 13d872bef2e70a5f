import type { Budget, Planning } from '@lya/contract/money/budgets.ts'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '#connection/calls/client.ts'
import { withBudget, withoutBudget } from '#money/budgets/changes/budgets.model.ts'

/** Puts back what was shown before a change that the server has refused. */
export type Rollback = () => void

/** Shows a new or changed budget at once. */
export function showBudget(queryClient: QueryClient, budget: Budget): Promise<Rollback> {
  return changePlannings(queryClient, (planning) => withBudget(planning, budget))
}

/** Takes a budget away at once. */
export function hideBudget(queryClient: QueryClient, id: string): Promise<Rollback> {
  return changePlannings(queryClient, (planning) => withoutBudget(planning, id))
}

async function changePlannings(
  queryClient: QueryClient,
  change: (planning: Planning) => Planning,
): Promise<Rollback> {
  const queryKey = api.budgets.planning.key()
  // An answer that is still on its way would overwrite what is shown here.
  await queryClient.cancelQueries({ queryKey })
  const before = queryClient.getQueriesData<Planning>({ queryKey })
  for (const [key, planning] of before) {
    if (planning) queryClient.setQueryData<Planning>(key, change(planning))
  }
  return () => {
    for (const [key, planning] of before) queryClient.setQueryData(key, planning)
  }
}
