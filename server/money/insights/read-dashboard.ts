import type { Dashboard, Summary } from '@lya/contract/money/insights.ts'
import { assert } from '@lya/core/assert.ts'
import { type DayRange, monthRange } from '@lya/core/calendar/day-range.ts'
import { chartBuckets } from '@lya/core/money/insights/chart-buckets.ts'
import { distribute } from '@lya/core/money/insights/distribution.ts'
import { type Flow, summarise } from '@lya/core/money/insights/summary.ts'
import { owedThisMonth } from '@lya/core/money/recurring/due-within.ts'
import { upcomingWindowDays } from '@lya/core/money/recurring/upcoming.ts'
import { sumCategories } from '#money/insights/category-sums.queries.ts'
import { chartOf } from '#money/insights/chart-of.ts'
import { type SumsOf, sumRanges } from '#money/insights/insights.queries.ts'
import { activitiesOf, listWritten } from '#money/insights/list-activities.ts'
import { upcomingOf } from '#money/insights/list-upcoming.ts'
import { readBudgetProgress } from '#money/insights/read-budget-progress.ts'
import { listDuePayments } from '#money/recurring/index.ts'
import { todayIn } from '#platform/clock/clock.ts'
import type { ReadContext } from '#platform/http/context.ts'

/** The whole dashboard, in one round trip. @param filter The period's days, or null. */
export async function readDashboard(ctx: ReadContext, filter: DayRange | null): Promise<Dashboard> {
  const { tx, userId } = ctx
  const today = todayIn(ctx.clock, ctx.timeZone)
  const month = today.toPlainYearMonth()
  const cards = cardRanges(today, filter)
  const buckets = chartBuckets(today, filter)
  // Pipelined: no query waits for another's answer.
  const [flows, written, categories, due, budgets] = await Promise.all([
    sumRanges(tx, userId, [...cards, ...buckets]),
    listWritten(ctx, today),
    sumCategories(tx, userId, month),
    listDuePayments(tx, userId, lookAhead(today)),
    readBudgetProgress(ctx, month),
  ])
  const summary = summaryOf(flows.slice(0, cards.length))
  const owedCents = owedThisMonth(due, today)
  const known = filter ? null : { due, incomes: categories.incomes }
  return {
    today: today.toString(),
    summary,
    balanceAfterBillsCents: owedCents === 0 ? null : summary.totalBalanceCents - owedCents,
    chart: chartOf(buckets, flows.slice(cards.length), today, known),
    activities: activitiesOf(written, due, { today, timeZone: ctx.timeZone }),
    distribution: distribute(categories.spending),
    upcoming: upcomingOf(due, today),
    budgets,
  }
}

/** The days that the cards look ahead, and the whole of the next month: one read for all. */
function lookAhead(today: Temporal.PlainDate): Temporal.PlainDate {
  const next = monthRange(today.toPlainYearMonth().add({ months: 1 })).to
  const near = today.add({ days: upcomingWindowDays })
  return Temporal.PlainDate.compare(next, near) > 0 ? next : near
}

/**
 * The dashboard's four cards alone, of one category or one type where asked. Under a filter all
 * are of its days; without one the balance is of all time, the others are of this month.
 */
export async function readSummary(
  ctx: ReadContext,
  filter: DayRange | null,
  of: SumsOf = {},
): Promise<Summary> {
  const today = todayIn(ctx.clock, ctx.timeZone)
  if (!filter) return summaryOf(await sumRanges(ctx.tx, ctx.userId, cardRanges(today, null), of))
  const [period] = await sumRanges(ctx.tx, ctx.userId, [filter], of)
  assert(period, 'a flow for each range')
  return summarise({ period, total: period, previous: null })
}

/** What the cards sum: the filter or this month, all time, and but for a filter the last month. */
function cardRanges(today: Temporal.PlainDate, filter: DayRange | null): (DayRange | null)[] {
  if (filter) return [filter, null]
  const month = today.toPlainYearMonth()
  return [monthRange(month), null, monthRange(month.subtract({ months: 1 }))]
}

/** @param flows The period's, the total's and, where there is one to compare, the one before. */
function summaryOf(flows: readonly Flow[]): Summary {
  const [period, total, previous = null] = flows
  assert(period && total, 'the period is summed first, then the total')
  return summarise({ period, total, previous })
}
