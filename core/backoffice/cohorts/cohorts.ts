import { shareOf } from '#backoffice/conversion/conversion.ts'

/** How many of those who first paid in one month had a live subscription at the end of another. */
export interface CohortCount {
  /** The month of the first payment. */
  cohort: Temporal.PlainYearMonth
  month: Temporal.PlainYearMonth
  /** Everybody who first paid in the cohort's month. */
  people: number
  retained: number
}

export interface CohortCell {
  /** Months after the first; 0 is the month of the first payment itself. */
  offset: number
  month: Temporal.PlainYearMonth
  retained: number
  /** In basis points of the cohort. */
  rate: number
}

export interface Cohort {
  month: Temporal.PlainYearMonth
  people: number
  /** By offset, without gaps; a month of which nothing is known ends the row. */
  cells: CohortCell[]
}

/** What all cohorts together keep after so many months. */
export interface CurvePoint {
  offset: number
  /** Only cohorts that are old enough. */
  people: number
  retained: number
  rate: number
}

/** The heat matrix, the oldest cohort first. */
export function cohortMatrix(counts: Iterable<CohortCount>): Cohort[] {
  const byCohort = new Map<string, CohortCount[]>()
  for (const count of counts) {
    const key = count.cohort.toString()
    byCohort.set(key, [...(byCohort.get(key) ?? []), count])
  }
  return [...byCohort.keys()].sort().map((key) => cohortOf(byCohort.get(key) ?? []))
}

function cohortOf(counts: readonly CohortCount[]): Cohort {
  const rows = counts.toSorted((a, b) => Temporal.PlainYearMonth.compare(a.month, b.month))
  const month = rows[0]?.cohort ?? Temporal.PlainYearMonth.from('1970-01')
  // Whoever deleted their account is counted no longer, but was there.
  const people = Math.max(...rows.map((row) => row.people))
  const cells: CohortCell[] = []
  for (const row of rows) {
    const offset = monthsBetween(month, row.month)
    if (offset !== cells.length) continue
    const retained = Math.min(row.retained, people)
    cells.push({ offset, month: row.month, retained, rate: shareOf(retained, people) })
  }
  return { month, people, cells }
}

/** The curve of all cohorts, each weighed by its people. */
export function retentionCurve(cohorts: readonly Cohort[]): CurvePoint[] {
  const longest = Math.max(0, ...cohorts.map(({ cells }) => cells.length))
  return Array.from({ length: longest }, (_, offset) => {
    const reached = cohorts.filter(({ cells }) => cells.length > offset)
    const people = reached.reduce((sum, cohort) => sum + cohort.people, 0)
    const retained = reached.reduce((sum, { cells }) => sum + (cells[offset]?.retained ?? 0), 0)
    return { offset, people, retained, rate: shareOf(retained, people) }
  })
}

export function monthsBetween(from: Temporal.PlainYearMonth, to: Temporal.PlainYearMonth): number {
  return from.until(to, { largestUnit: 'month' }).months
}
