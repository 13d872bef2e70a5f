import { type SQL, sql } from 'drizzle-orm'
import { spanOfMonth, startOfMonth } from '#backoffice/overview/cohorts/months.ts'
import type { CohortSpan } from '#backoffice/overview/cohorts/past-standing.queries.ts'
import { dayBack } from '#backoffice/overview/figures/day-starts.ts'
import { at, isLive, wasLiveAt } from '#backoffice/overview/figures/live.queries.ts'

/** Who is of a cohort; `p` is the row of `admin_people`. */
export function paidFirstIn({ from, until }: CohortSpan): SQL {
  return sql`p.first_paid_at >= ${at(from)} AND p.first_paid_at < ${at(until)}`
}

/** Whose people are wanted, and when they were there still. */
export interface CohortsAsked {
  /** The months of the first payment, with commas between. */
  cohort: string
  month?: string | undefined
  offset?: number | undefined
}

/**
 * The people of a cell of the matrix, or of several together, by what counts them.
 *
 * @param asked.month At whose end they were there still; without it nor `offset`, all of them.
 * @param asked.offset The same, by months after the first; a cohort that is younger has nobody.
 */
export function cohortCondition(asked: CohortsAsked, now: Temporal.Instant): SQL {
  const running = dayBack(now, 0).toPlainYearMonth()
  const cohorts = asked.cohort.split(',').map((month) => Temporal.PlainYearMonth.from(month))
  const people = cohorts.flatMap((cohort) => {
    const ofCohort = paidFirstIn(spanOfMonth(cohort))
    const month = endOf(asked, cohort)
    if (month === null) return [ofCohort]
    const isPast = Temporal.PlainYearMonth.compare(month, running)
    if (isPast > 0 && asked.offset !== undefined) return []
    const stayed = isPast < 0 ? wasLiveAt(startOfMonth(month.add({ months: 1 }))) : isLive
    return [sql`(${ofCohort} AND ${stayed})`]
  })
  return people.length === 0 ? sql`false` : sql`(${sql.join(people, sql` OR `)})`
}

function endOf(
  { month, offset }: CohortsAsked,
  cohort: Temporal.PlainYearMonth,
): Temporal.PlainYearMonth | null {
  if (month !== undefined) return Temporal.PlainYearMonth.from(month)
  return offset === undefined ? null : cohort.add({ months: offset })
}
