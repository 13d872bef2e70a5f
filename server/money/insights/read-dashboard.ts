import type { Dashboard, Summary } from '@lya/contract/money/insights.ts'
import { assert } from '@lya/core/assert.ts'
import { type DayRange, monthRange } from '@lya/core/calendar/day-range.ts'
import { chartBuckets } from '@lya/core/money/insights/chart-buckets.ts'
import { type Flow, summarise } from '@lya/core/money/insights/summary.ts'
import { type SumsOf, sumRanges } from '#money/insights/insights.queries.ts'
import { listActivities } from '#money/insights/list-activities.ts'
import { listUpcoming } from '#money/insights/list-upcoming.ts'
import { readBudgetProgress } from '#money/insights/read-budget-progress.ts'
import { readDistribution } from '#money/insights/read-distribution.ts'
import { todayIn } from '#platform/clock/clock.ts'
import type { ReadContext } from '#platform/http/context.ts'

/** The whole dashboard, in one round trip. @param filter The period's days, or null. */
export async function readDashboard(ctx: ReadContext, filter: DayRange | null): Promise<Dashboard> {
  const today = todayIn(ctx.clock, ctx.timeZone)
  const cards = cardRanges(today, filter)
  const buckets = chartBuckets(today, filter)
  // Pipelined: no query waits for another's answer.
  const [flows, activities, distribution, upcoming, budgets] = await Promise.all([
    sumRanges(ctx.tx, ctx.userId, [...cards, ...buckets]),
    listActivities(ctx, today),
    readDistribution(ctx, today.toPlainYearMonth()),
    listUpcoming(ctx, today),
    readBudgetProgress(ctx, today.toPlainYearMonth()),
  ])
  const chart = buckets.map(({ from, label }, index) => {
    const flow = flows[cards.length + index]
    assert(flow, 'a flow for each range')
    return { start: from.toString(), label, ...flow }
  })
  return {
    today: today.toString(),
    summary: summaryOf(flows.slice(0, cards.length)),
    chart,
    activities,
    distribution,
    upcoming,
    budgets,
  }
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
