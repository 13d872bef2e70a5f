import type { Budget, Planning } from '@lya/contract/money/budgets.ts'
import { planningMonths } from '@lya/core/money/budgets/budget-month.ts'
import { leftOf, type Usage, usagePercent } from '@lya/core/money/budgets/usage.ts'
import { cents, sumCents } from '@lya/core/money/cents.ts'
import { listActiveBudgets } from '#money/budgets/budgets.queries.ts'
import { todayIn } from '#platform/clock/clock.ts'
import type { ReadContext } from '#platform/http/context.ts'

/** One month of budgets with the six months around it, in one round trip. */
export async function readPlanning(
  ctx: ReadContext,
  asked: Temporal.PlainYearMonth | null,
): Promise<Planning> {
  const currentMonth = todayIn(ctx.clock, ctx.timeZone).toPlainYearMonth()
  const month = asked ?? currentMonth
  const months = planningMonths(month)
  const all = await listActiveBudgets(ctx.tx, ctx.userId, months)
  const of = (one: Temporal.PlainYearMonth): Budget[] =>
    all.filter((budget) => budget.month === one.toString())

  const budgets = of(month)
  const total = totalOf(budgets)
  const planned = new Set(budgets.map((budget) => budget.categoryId))
  const last = of(month.subtract({ months: 1 }))
  return {
    month: month.toString(),
    currentMonth: currentMonth.toString(),
    totalPlannedCents: total.plannedCents,
    totalSpentCents: total.spentCents,
    differenceCents: leftOf(total),
    percentUsed: usagePercent(total),
    chart: months.map((one) => ({ month: one.toString(), ...totalOf(of(one)) })),
    budgets,
    canCopy: last.some((budget) => !planned.has(budget.categoryId)),
  }
}

function totalOf(budgets: readonly Budget[]): Usage {
  return {
    plannedCents: sumCents(budgets.map((budget) => cents(budget.plannedCents))),
    spentCents: sumCents(budgets.map((budget) => cents(budget.spentCents))),
  }
}
