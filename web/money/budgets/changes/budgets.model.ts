import type { Budget, Planning } from '@lya/contract/money/budgets.ts'
import { type Cents, cents, sumCents } from '@lya/core/amounts/cents.ts'
import { leftOf, usagePercent } from '@lya/core/money/budgets/usage.ts'

/** The planning with a new or changed budget; that of another month stays as it is. */
export function withBudget(planning: Planning, budget: Budget): Planning {
  if (planning.month !== budget.month) return planning
  const { budgets } = planning
  const isThere = budgets.some((one) => one.id === budget.id)
  // The newest comes first, as from the server.
  const next = isThere
    ? budgets.map((one) => (one.id === budget.id ? budget : one))
    : [budget, ...budgets]
  return resummed(planning, next)
}

export function withoutBudget(planning: Planning, id: string): Planning {
  if (planning.budgets.every((one) => one.id !== id)) return planning
  return resummed(
    planning,
    planning.budgets.filter((one) => one.id !== id),
  )
}

/** What a budget shows until the server has answered; of a new one nothing is known as spent. */
export function changedAmount(budget: Budget, plannedCents: Cents): Budget {
  const percent = usagePercent({ plannedCents, spentCents: cents(budget.spentCents) })
  return { ...budget, plannedCents, percent }
}

function resummed(planning: Planning, budgets: Budget[]): Planning {
  const plannedCents = sumCents(budgets.map((one) => cents(one.plannedCents)))
  const spentCents = sumCents(budgets.map((one) => cents(one.spentCents)))
  return {
    ...planning,
    budgets,
    totalPlannedCents: plannedCents,
    totalSpentCents: spentCents,
    differenceCents: leftOf({ plannedCents, spentCents }),
    percentUsed: usagePercent({ plannedCents, spentCents }),
    chart: planning.chart.map((point) =>
      point.month === planning.month ? { ...point, plannedCents, spentCents } : point,
    ),
  }
}
