export { budgetInverses } from '#money/budgets/budget-inverses.ts'
export { listActiveBudgets, readBudgetsLeft } from '#money/budgets/budgets.queries.ts'
export { budgetsRoutes } from '#money/budgets/budgets.routes.ts'
export { moveBudgetsBack, moveBudgetsOut } from '#money/budgets/category-budgets.store.ts'
