import type { Budget, Planning } from '@lya/contract/money/budgets.ts'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '#connection/calls/client.ts'
import { type Rollback, showChange } from '#connection/changes/shown-change.ts'
import { withBudget, withoutBudget } from '#money/budgets/changes/budgets.model.ts'

/** Shows a new or changed budget at once. */
export function showBudget(queryClient: QueryClient, budget: Budget): Promise<Rollback> {
  return changePlannings(queryClient, (planning) => withBudget(planning, budget))
}

/** Takes a budget away at once. */
export function hideBudget(queryClient: QueryClient, id: string): Promise<Rollback> {
  return changePlannings(queryClient, (planning) => withoutBudget(planning, id))
}

function changePlannings(
  queryClient: QueryClient,
  change: (planning: Planning) => Planning,
): Promise<Rollback> {
  return showChange<Planning>(queryClient, api.budgets.planning.key(), change)
}
