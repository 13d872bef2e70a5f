import type { Area } from '#main/parts.ts'
import { budgetsRoutes } from '#money/budgets/index.ts'
import { categoriesRoutes } from '#money/categories/index.ts'
import { goalsRoutes } from '#money/goals/index.ts'
import { insightsRoutes } from '#money/insights/index.ts'
import { recurringRoutes } from '#money/recurring/index.ts'
import { transactionsRoutes } from '#money/transactions/index.ts'
import { undoRoutes } from '#money/undo/index.ts'

export type OpenMoney = Area<
  'categories' | 'transactions' | 'budgets' | 'recurring' | 'goals' | 'undo' | 'insights'
>

/** What people have and plan. It holds nothing open: all of it is in the database. */
export function openMoney(): OpenMoney {
  return {
    routes: {
      categories: categoriesRoutes,
      transactions: transactionsRoutes,
      budgets: budgetsRoutes,
      recurring: recurringRoutes,
      goals: goalsRoutes,
      undo: undoRoutes,
      insights: insightsRoutes,
    },
    mounts: [],
    close: async () => undefined,
  }
}
