import { cents } from '@lya/core/amounts/cents.ts'
import { leftOf, type Usage, usageBand } from '@lya/core/money/budgets/usage.ts'
import type { Fact, Threshold } from '#assistant/reminders/facts/fact.ts'
import { readKey, type Subject } from '#assistant/reminders/facts/keys.ts'
import {
  listUpcoming,
  readBudgetProgress,
  readSummary,
  sumLargestCategories,
} from '#money/insights/index.ts'
import { todayIn } from '#platform/clock/clock.ts'
import type { ReadContext } from '#platform/http/context.ts'

const categoriesShown = 3
/** The highest first. */
const thresholds: readonly Threshold[] = [100, 80]

/**
 * What a reminder has to say now, by the dashboard's own reads; null when it has become untrue: the
 * bill was paid, the day or month is over, the budget has room again.
 */
export async function readFact(ctx: ReadContext, key: string): Promise<Fact | null> {
  const subject = readKey(key)
  const today = todayIn(ctx.clock, ctx.timeZone)
  if (subject.kind === 'contas') return readDuePayments(ctx, subject.day, today)
  if (subject.kind === 'resumo') return readWeek(ctx, subject.monday, today)
  return readBudget(ctx, subject, today)
}

/** The month's budgets that crossed a threshold, and which is the highest. */
export async function listCrossedBudgets(
  ctx: ReadContext,
  month: Temporal.PlainYearMonth,
): Promise<{ categoryId: string; threshold: Threshold }[]> {
  const crossed: { categoryId: string; threshold: Threshold }[] = []
  for (const budget of await readBudgetProgress(ctx, month)) {
    const { categoryId } = budget
    const threshold = thresholds.find((one) => hasCrossed(usageOf(budget), one))
    if (threshold) crossed.push({ categoryId, threshold })
  }
  return crossed
}

/** 80 is crossed by the expense that Lya's own reply warns of; 100 once nothing is left. */
function hasCrossed(budget: Usage, threshold: Threshold): boolean {
  if (budget.plannedCents <= 0) return false
  return threshold === 100 ? leftOf(budget) <= 0 : usageBand(budget) !== 'normal'
}

function usageOf(budget: { plannedCents: number; spentCents: number }): Usage {
  return { plannedCents: cents(budget.plannedCents), spentCents: cents(budget.spentCents) }
}

async function readDuePayments(
  ctx: ReadContext,
  day: Temporal.PlainDate,
  today: Temporal.PlainDate,
): Promise<Fact | null> {
  if (!day.equals(today)) return null
  const upcoming = await listUpcoming(ctx, today)
  const due = (date: Temporal.PlainDate) =>
    upcoming
      .filter(({ nextDate }) => nextDate === date.toString())
      .map(({ name, amountCents }) => ({ name, amountCents: cents(amountCents) }))
  const fact = { kind: 'contas' as const, today: due(today), tomorrow: due(today.add({ days: 1 })) }
  return fact.today.length + fact.tomorrow.length === 0 ? null : fact
}

async function readBudget(
  ctx: ReadContext,
  subject: Extract<Subject, { kind: 'orcamentos' }>,
  today: Temporal.PlainDate,
): Promise<Fact | null> {
  const { month, threshold, categoryId } = subject
  if (!month.equals(today.toPlainYearMonth())) return null
  const budgets = await readBudgetProgress(ctx, month)
  const budget = budgets.find((one) => one.categoryId === categoryId)
  if (!budget || !hasCrossed(usageOf(budget), threshold)) return null
  return { kind: 'orcamentos', category: budget.category, threshold, ...usageOf(budget) }
}

/** The week before this Monday; null when it held nothing, or a newer one has ended since. */
async function readWeek(
  ctx: ReadContext,
  monday: Temporal.PlainDate,
  today: Temporal.PlainDate,
): Promise<Fact | null> {
  if (today.since(monday).days >= 7) return null
  const range = { from: monday.subtract({ days: 7 }), to: monday.subtract({ days: 1 }) }
  const summary = await readSummary(ctx, range)
  if (summary.incomeCents === 0 && summary.expensesCents === 0) return null
  const of = { range, type: 'despesa' as const, limit: categoriesShown }
  const categories = await sumLargestCategories(ctx.tx, ctx.userId, of)
  return {
    kind: 'resumo',
    ...range,
    incomeCents: cents(summary.incomeCents),
    expensesCents: cents(summary.expensesCents),
    savingsCents: cents(summary.savingsCents),
    categories,
  }
}
