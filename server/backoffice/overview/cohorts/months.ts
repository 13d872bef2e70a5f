import type { CohortSpan } from '#backoffice/overview/cohorts/past-standing.queries.ts'

const zone = 'America/Sao_Paulo'

/** The moment at which a month begins, in the zone of Brasilia. */
export function startOfMonth(month: Temporal.PlainYearMonth): Temporal.Instant {
  return month.toPlainDate({ day: 1 }).toZonedDateTime(zone).toInstant()
}

export function spanOfMonth(month: Temporal.PlainYearMonth): CohortSpan {
  return { from: startOfMonth(month), until: startOfMonth(month.add({ months: 1 })) }
}

/** The months from the first to this one, both included. */
export function cohortsUntil(
  first: Temporal.PlainYearMonth,
  last: Temporal.PlainYearMonth,
): Temporal.PlainYearMonth[] {
  const months = Math.max(-1, first.until(last, { largestUnit: 'months' }).months)
  return Array.from({ length: months + 1 }, (_, later) => first.add({ months: later }))
}
