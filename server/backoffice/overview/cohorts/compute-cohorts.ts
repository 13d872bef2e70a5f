import type { CohortsView } from '@lya/contract/backoffice/overview/cohorts.ts'
import {
  type CohortCount,
  cohortMatrix,
  retentionCurve,
} from '@lya/core/backoffice/cohorts/cohorts.ts'
import { type CohortInsight, cohortInsights } from '@lya/core/backoffice/cohorts/insights.ts'
import {
  countCohortNow,
  findCohortMonths,
  listKeptCohorts,
} from '#backoffice/overview/cohorts/cohorts.queries.ts'
import { cohortsUntil, spanOfMonth } from '#backoffice/overview/cohorts/months.ts'
import { dayBack } from '#backoffice/overview/figures/day-starts.ts'
import { inStep, type Reading } from '#platform/db/reading.ts'

/** The months that are over as they were kept, and the running one as it stands. */
export async function computeCohorts(
  reading: Reading,
  now: Temporal.Instant,
): Promise<CohortsView> {
  const running = dayBack(now, 0).toPlainYearMonth()
  const kept = await listKeptCohorts(reading.tx)
  const matrix = cohortMatrix([...kept, ...(await countRunning(reading, running))])
  return {
    cohorts: matrix.map(({ month, people, cells }) => ({
      month: month.toString(),
      people,
      cells: cells.map((cell) => ({ ...cell, month: cell.month.toString() })),
    })),
    curve: retentionCurve(matrix),
    insights: cohortInsights(matrix).map(withMonths),
  }
}

/** As it crosses the wire. */
function withMonths(insight: CohortInsight): CohortsView['insights'][number] {
  const written = (months: Temporal.PlainYearMonth[]) => months.map((month) => month.toString())
  if ('month' in insight) return { ...insight, month: insight.month.toString() }
  return 'before' in insight
    ? { ...insight, cohorts: written(insight.cohorts), before: written(insight.before) }
    : { ...insight, cohorts: written(insight.cohorts) }
}

/** How each cohort stands now, one in a step. */
async function countRunning(
  reading: Reading,
  month: Temporal.PlainYearMonth,
): Promise<CohortCount[]> {
  const { first } = await findCohortMonths(reading.tx)
  const counts: CohortCount[] = []
  for (const cohort of first ? cohortsUntil(first, month) : []) {
    const span = spanOfMonth(cohort)
    const counted = await inStep(reading, () => countCohortNow(reading.tx, span))
    if (counted.people > 0) counts.push({ cohort, month, ...counted })
  }
  return counts
}
