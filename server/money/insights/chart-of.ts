import type { ChartPoint, Dashboard } from '@lya/contract/money/insights.ts'
import { assert } from '@lya/core/assert.ts'
import { monthRange } from '@lya/core/calendar/day-range.ts'
import type { ChartBucket } from '@lya/core/money/insights/chart-buckets.ts'
import { expectedIncome, type MonthIncome } from '@lya/core/money/insights/regular-income.ts'
import type { Flow } from '@lya/core/money/insights/summary.ts'
import { type Due, dueWithin } from '@lya/core/money/recurring/due-within.ts'

/**
 * The points of the chart. Days that lie ahead hold what is known of them and no zeros: a line that
 * fell to nothing would tell that all spending ends. The month after this one, where it is shown
 * without a filter, holds what falls due and what usually comes in.
 *
 * @param known Null under a filter.
 */
export function chartOf(
  buckets: readonly ChartBucket[],
  flows: readonly Flow[],
  today: Temporal.PlainDate,
  known: { due: readonly Due[]; incomes: readonly MonthIncome[] } | null,
): Dashboard['chart'] {
  return buckets.map((bucket, index) => {
    const flow = flows[index]
    assert(flow, 'a flow for each range')
    const isAhead = Temporal.PlainDate.compare(bucket.from, today) > 0
    return {
      start: bucket.from.toString(),
      label: bucket.label,
      ...flow,
      expected: isAhead ? expectedOf(known ? withKnown(flow, today, known) : flow) : null,
    }
  })
}

function withKnown(
  flow: Flow,
  today: Temporal.PlainDate,
  { due, incomes }: { due: readonly Due[]; incomes: readonly MonthIncome[] },
) {
  const month = today.toPlainYearMonth()
  const bills = dueWithin(due, monthRange(month.add({ months: 1 })))
  return {
    incomeCents: expectedIncome(incomes, month),
    expensesCents: flow.expensesCents + bills,
  }
}

function expectedOf(known: { incomeCents: number; expensesCents: number }): ChartPoint['expected'] {
  return {
    incomeCents: known.incomeCents || null,
    expensesCents: known.expensesCents || null,
  }
}
