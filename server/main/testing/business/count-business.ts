import { dayOf } from '@lya/core/commerce/subscriptions/day.ts'
import { countHistory, countToday, recountDay } from '#backoffice/daily-figures/index.ts'
import { closeMonths, fillRecentDays } from '#backoffice/overview/index.ts'
import { refreshPeople } from '#backoffice/people/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { TestDatabase } from '#platform/db/testing/test-database.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { createLog } from '#platform/log/log.ts'

/** Counts what was put into the database past every command: people, days and cohorts. */
export async function countBusiness(
  { db, owner }: Pick<TestDatabase, 'db' | 'owner'>,
  clock: Clock,
): Promise<void> {
  const { rows } = await owner.query<{ id: string }>('SELECT id FROM profiles')
  await asSystem(db, (tx) =>
    refreshPeople(
      { tx, clock },
      rows.map(({ id }) => id),
    ),
  )
  const log = createLog({ level: 'error', format: 'json', write: () => undefined })
  await recountDay(db, dayOf(clock.now()))
  await countHistory({ db, clock, log })
  await countToday({ db, clock, log })
  await closeMonths({ db, clock })
  await fillRecentDays({ db, clock })
}
