import type { Budget, Planning } from '@lya/contract/money/budgets.ts'
import { cents, sumCents } from '@lya/core/amounts/cents.ts'
import { monthRange } from '@lya/core/calendar/day-range.ts'
import { planningMonths } from '@lya/core/money/budgets/budget-month.ts'
import { leftOf, type Usage, usagePercent } from '@lya/core/money/budgets/usage.ts'
import { dueWithin } from '@lya/core/money/recurring/due-within.ts'
import { listActiveBudgets } from '#money/budgets/budgets.queries.ts'
import { listDuePayments } from '#money/recurring/index.ts'
import { todayIn } from '#platform/clock/clock.ts'
import type { ReadContext } from '#platform/http/context.ts'

type Bill = Awaited<ReturnType<typeof listDuePayments>>[number]

/** One month of budgets with the six months around it, in one round trip. */
export async function readPlanning(
  ctx: ReadContext,
  asked: Temporal.PlainYearMonth | null,
): Promise<Planning> {
  const currentMonth = todayIn(ctx.clock, ctx.timeZone).toPlainYearMonth()
  const month = asked ?? currentMonth
  const months = planningMonths(month)
  const [all, due] = await Promise.all([
    listActiveBudgets(ctx.tx, ctx.userId, months),
    listDue(ctx, months, currentMonth),
  ])
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
    chart: months.map((one, index) => ({
      month: one.toString(),
      ...totalOf(of(one)),
      expectedSpentCents:
        Temporal.PlainYearMonth.compare(one, currentMonth) > 0
          ? expectedSpent(one, { own: of(one), all: months.slice(0, index + 1).map(of), due })
          : null,
    })),
    budgets,
    canCopy: last.some((budget) => !planned.has(budget.categoryId)),
  }
}

/** What falls due until the last of these months; nothing is asked where none lies ahead. */
async function listDue(
  { tx, userId }: ReadContext,
  months: readonly Temporal.PlainYearMonth[],
  currentMonth: Temporal.PlainYearMonth,
): Promise<readonly Bill[]> {
  const last = months.at(-1)
  if (!last || Temporal.PlainYearMonth.compare(last, currentMonth) <= 0) return []
  return listDuePayments(tx, userId, monthRange(last).to)
}

/**
 * @param budgets.all Of each month until this one: a month that has no budgets yet is judged by
 *   the last that has, as those are what one would copy into it.
 */
function expectedSpent(
  month: Temporal.PlainYearMonth,
  budgets: { own: readonly Budget[]; all: readonly (readonly Budget[])[]; due: readonly Bill[] },
): number | null {
  const last = budgets.all.findLast((one) => one.length > 0) ?? []
  const categories = new Set(last.map((budget) => budget.categoryId))
  const bills = budgets.due.filter(({ categoryId }) => categoryId && categories.has(categoryId))
  const total = totalOf(budgets.own).spentCents + dueWithin(bills, monthRange(month))
  return total === 0 ? null : total
}

function totalOf(budgets: readonly Budget[]): Usage {
  return {
    plannedCents: sumCents(budgets.map((budget) => cents(budget.plannedCents))),
    spentCents: sumCents(budgets.map((budget) => cents(budget.spentCents))),
  }
}
