import type { Dashboard } from '@lya/contract/money/insights.ts'
import { listActiveBudgets } from '#money/budgets/index.ts'
import type { ReadContext } from '#platform/http/context.ts'

/** How far each budget of a month is used, fullest first. */
export async function readBudgetProgress(
  ctx: ReadContext,
  month: Temporal.PlainYearMonth,
): Promise<Dashboard['budgets']> {
  const budgets = await listActiveBudgets(ctx.tx, ctx.userId, [month])
  return budgets
    .toSorted((a, b) => b.percent - a.percent)
    .map((budget) => ({
      budgetId: budget.id,
      categoryId: budget.categoryId,
      category: budget.category,
      icon: budget.categoryIcon,
      plannedCents: budget.plannedCents,
      spentCents: budget.spentCents,
      percent: budget.percent,
    }))
}
