import { monthlyRecurring } from '@lya/core/backoffice/revenue/recurring-revenue.ts'
import { listDays, setDay } from '#backoffice/daily-figures/index.ts'
import { cohortsUntil, spanOfMonth } from '#backoffice/overview/cohorts/months.ts'
import { countUsersAt, listPaidAt } from '#backoffice/overview/cohorts/past-standing.queries.ts'
import type { Database } from '#platform/db/database.ts'
import { asSystem } from '#platform/db/transaction.ts'

const zone = 'America/Sao_Paulo'

/**
 * Keeps how things stood as a day ended, where nobody kept it at that midnight: by what was charged
 * and how each subscription stood then.
 *
 * @param past.first The month of the first payment ever.
 */
export async function keepStanding(
  db: Database,
  past: { first: Temporal.PlainYearMonth; day: Temporal.PlainDate },
): Promise<void> {
  const { first, day } = past
  const end = day.add({ days: 1 }).toZonedDateTime(zone).toInstant()
  await asSystem(db, async (tx) => {
    const [kept] = await listDays(tx, { from: day.toString(), to: day.toString() })
    if (kept?.kept.has('mrrCents')) return
    const paid: Awaited<ReturnType<typeof listPaidAt>> = []
    for (const cohort of cohortsUntil(first, day.toPlainYearMonth())) {
      paid.push(...(await listPaidAt(tx, spanOfMonth(cohort), end)))
    }
    const people = paid.reduce((sum, group) => sum + group.people, 0)
    const mrrCents = monthlyRecurring(paid)
    const users = await countUsersAt(tx, end)
    await setDay(tx, day.toString(), { users, active: people, paying: people, mrrCents })
  })
}
