import { type SQL, sql } from 'drizzle-orm'
import { spanOfMonth, startOfMonth } from '#backoffice/overview/cohorts/months.ts'
import type { CohortSpan } from '#backoffice/overview/cohorts/past-standing.queries.ts'
import { dayBack } from '#backoffice/overview/figures/day-starts.ts'
import { at, isLive, wasLiveAt } from '#backoffice/overview/figures/live.queries.ts'

/** Who is of a cohort; `p` is the row of `admin_people`. */
export function paidFirstIn({ from, until }: CohortSpan): SQL {
  return sql`p.first_paid_at >= ${at(from)} AND p.first_paid_at < ${at(until)}`
}

/**
 * The people of a cell of the matrix, by what counts it.
 *
 * @param cell.month At whose end they were there still; without one, all of the cohort.
 */
export function cohortCondition(
  cell: { cohort: string; month?: string | undefined },
  now: Temporal.Instant,
): SQL {
  const ofCohort = paidFirstIn(spanOfMonth(Temporal.PlainYearMonth.from(cell.cohort)))
  if (cell.month === undefined) return ofCohort
  const month = Temporal.PlainYearMonth.from(cell.month)
  const isOver = Temporal.PlainYearMonth.compare(month, dayBack(now, 0).toPlainYearMonth()) < 0
  const stayed = isOver ? wasLiveAt(startOfMonth(month.add({ months: 1 }))) : isLive
  return sql`${ofCohort} AND ${stayed}`
}
