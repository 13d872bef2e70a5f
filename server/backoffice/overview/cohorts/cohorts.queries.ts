import type { CohortCount } from '@lya/core/backoffice/cohorts/cohorts.ts'
import { type SQL, sql } from 'drizzle-orm'
import { paidFirstIn } from '#backoffice/overview/cohorts/cohort-people.queries.ts'
import type { CohortSpan } from '#backoffice/overview/cohorts/past-standing.queries.ts'
import { isLive, wasLiveAt } from '#backoffice/overview/figures/live.queries.ts'
import type { Tx } from '#platform/db/transaction.ts'

interface CountRow extends Counted {
  cohort: string
}

/** The day on which a cohort's month begins, in the zone of Brasilia. */
const cohortOf = `date_trunc('month', p.first_paid_at AT TIME ZONE 'America/Sao_Paulo')::date::text`

interface Counted {
  people: number
  retained: number
}

/** One cohort as of now, from an index alone. */
export function countCohortNow(tx: Tx, cohort: CohortSpan): Promise<Counted> {
  return countRetained(tx, cohort, isLive)
}

/**
 * One cohort as of a moment of the past: how each subscription stood is told by its last step
 * before. One at a time, so that no statement grows with the business.
 */
export function countCohortAt(
  tx: Tx,
  cohort: CohortSpan,
  moment: Temporal.Instant,
): Promise<Counted> {
  return countRetained(tx, cohort, wasLiveAt(moment))
}

async function countRetained(tx: Tx, cohort: CohortSpan, stayed: SQL): Promise<Counted> {
  const { rows } = await tx.orm.execute<Counted & Record<string, unknown>>(sql`
    SELECT count(*)::integer AS people, (count(*) FILTER (WHERE ${stayed}))::integer AS retained
      FROM admin_people p WHERE ${paidFirstIn(cohort)}`)
  return rows[0] ?? { people: 0, retained: 0 }
}

/** All that was kept, of months that are over. */
export async function listKeptCohorts(tx: Tx): Promise<CohortCount[]> {
  const { rows } = await tx.query<CountRow & { month: string }>({
    text: `SELECT coorte::text AS cohort, mes::text AS month, pessoas AS people, retidas AS retained
             FROM coortes_mensais`,
  })
  return rows.map((row) => counted(row, monthOf(row.month)))
}

/** The month of the first payment ever, and the last that was kept; null for none. */
export async function findCohortMonths(
  tx: Tx,
): Promise<{ first: Temporal.PlainYearMonth | null; kept: Temporal.PlainYearMonth | null }> {
  const { rows } = await tx.query<{ first: string | null; kept: string | null }>({
    text: `SELECT (SELECT ${cohortOf} FROM admin_people p WHERE p.first_paid_at IS NOT NULL
                    ORDER BY p.first_paid_at, p.user_id LIMIT 1) AS first,
                  (SELECT max(mes)::text FROM coortes_mensais) AS kept`,
  })
  const { first = null, kept = null } = rows[0] ?? {}
  return { first: first ? monthOf(first) : null, kept: kept ? monthOf(kept) : null }
}

function counted(row: CountRow, month: Temporal.PlainYearMonth): CohortCount {
  return { cohort: monthOf(row.cohort), month, people: row.people, retained: row.retained }
}

function monthOf(firstDay: string): Temporal.PlainYearMonth {
  return Temporal.PlainDate.from(firstDay).toPlainYearMonth()
}
