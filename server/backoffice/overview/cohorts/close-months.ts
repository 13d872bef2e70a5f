import type { CohortCount } from '@lya/core/backoffice/cohorts/cohorts.ts'
import { recentDays } from '@lya/core/backoffice/figures/figures.ts'
import { listDays } from '#backoffice/daily-figures/index.ts'
import { countCohortAt, findCohortMonths } from '#backoffice/overview/cohorts/cohorts.queries.ts'
import { keepCohorts } from '#backoffice/overview/cohorts/cohorts.store.ts'
import { keepStanding } from '#backoffice/overview/cohorts/keep-standing.ts'
import { cohortsUntil, spanOfMonth, startOfMonth } from '#backoffice/overview/cohorts/months.ts'
import { dayBack } from '#backoffice/overview/figures/day-starts.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { asSystem } from '#platform/db/transaction.ts'

/**
 * Keeps how cohorts, and the business, stood at the end of each month that is over and was not kept
 * yet, the oldest first: an interruption goes on where it was. Each statement is about one cohort.
 *
 * @returns How many months were closed.
 */
export async function closeMonths({ db, clock }: { db: Database; clock: Clock }): Promise<number> {
  const { first, kept } = await asSystem(db, findCohortMonths)
  if (first === null) return 0
  const running = dayBack(clock.now(), 0).toPlainYearMonth()
  let month = kept === null ? first : kept.add({ months: 1 })
  let count = 0
  while (Temporal.PlainYearMonth.compare(month, running) < 0) {
    await keepStanding(db, { first, day: month.toPlainDate({ day: month.daysInMonth }) })
    await closeMonth(db, { first, month })
    month = month.add({ months: 1 })
    count += 1
  }
  return count
}

async function closeMonth(
  db: Database,
  { first, month }: Record<'first' | 'month', Temporal.PlainYearMonth>,
): Promise<void> {
  const end = startOfMonth(month.add({ months: 1 }))
  await asSystem(db, async (tx) => {
    const counts: CohortCount[] = []
    for (const cohort of cohortsUntil(first, month)) {
      const counted = await countCohortAt(tx, spanOfMonth(cohort), end)
      if (counted.people > 0) counts.push({ cohort, month, ...counted })
    }
    await keepCohorts(tx, counts)
  })
}

/**
 * Keeps how the business stood on each of the last days that nobody kept at its midnight: those
 * that the cards compare today with. What was charged tells it.
 *
 * @returns How many days were kept.
 */
export async function fillRecentDays({
  db,
  clock,
}: {
  db: Database
  clock: Clock
}): Promise<number> {
  const { first } = await asSystem(db, findCohortMonths)
  if (first === null) return 0
  const now = clock.now()
  const [from, to] = [dayBack(now, recentDays), dayBack(now, 1)]
  const days = await asSystem(db, (tx) =>
    listDays(tx, { from: from.toString(), to: to.toString() }),
  )
  const missing = days.filter(({ kept }) => !kept.has('mrrCents'))
  for (const { day } of missing) {
    await keepStanding(db, { first, day: Temporal.PlainDate.from(day) })
  }
  return missing.length
}
