import { conversationRoutes } from '#assistant/web-chat/index.ts'
import { budgetsRoutes } from '#money/budgets/index.ts'
import { categoriesRoutes } from '#money/categories/index.ts'
import { goalsRoutes } from '#money/goals/index.ts'
import { insightsRoutes } from '#money/insights/index.ts'
import { recurringRoutes } from '#money/recurring/index.ts'
import { transactionsRoutes } from '#money/transactions/index.ts'
import { undoRoutes } from '#money/undo/index.ts'
import type { createIdentity } from '#people/identity/index.ts'
import type { ApiRouter } from '#platform/http/api.ts'

/** Every procedure of the contract and the slice that answers it. */
export function joinRoutes(identity: ReturnType<typeof createIdentity>): ApiRouter {
  return {
    identity: identity.routes,
    categories: categoriesRoutes,
    transactions: transactionsRoutes,
    budgets: budgetsRoutes,
    recurring: recurringRoutes,
    goals: goalsRoutes,
    undo: undoRoutes,
    insights: insightsRoutes,
    conversation: conversationRoutes,
  }
}
