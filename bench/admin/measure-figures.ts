import {
  countHistory,
  countToday,
  recountDay,
} from '../../server/backoffice/daily-figures/index.ts'
import {
  closeMonths,
  keptFigures,
  refreshFigure,
  watch,
} from '../../server/backoffice/overview/index.ts'
import { type Clock, systemClock } from '../../server/platform/clock/clock.ts'
import { Database } from '../../server/platform/db/database.ts'
import { createLog, type Log } from '../../server/platform/log/log.ts'

/**
 * Counts all days and closes all months that are over, which happens once: the seeding announced
 * no fact, so of today nothing is kept either.
 *
 * @returns How many seconds it took.
 */
export async function countPast(login: { connectionString: string }): Promise<number> {
  return withParts(login, (parts) =>
    timed(async () => {
      const now = parts.clock.now().toZonedDateTimeISO('America/Sao_Paulo')
      await recountDay(parts.db, now.toPlainDate().toString())
      await countHistory(parts)
      await closeMonths(parts)
    }),
  )
}

/**
 * Works every figure of the dashboard out anew, as the jobs do, one after another.
 *
 * @returns The seconds of each kept figure, and of a look of every rule.
 */
export async function measureFigures(login: {
  connectionString: string
}): Promise<Record<string, number>> {
  return withParts(login, async (parts) => {
    const seconds: Record<string, number> = { today: await timed(() => countToday(parts)) }
    for (const figure of keptFigures) {
      // What the pages asked for before is replaced, whatever its age.
      const always = parts.clock.now().add({ hours: 1 })
      seconds[figure.key] = await timed(() => refreshFigure(parts, figure, always))
    }
    seconds.alerts = await timed(() => watch(parts))
    return seconds
  })
}

interface Parts {
  db: Database
  clock: Clock
  log: Log
}

async function withParts<T>(
  login: { connectionString: string },
  work: (parts: Parts) => Promise<T>,
): Promise<T> {
  const db = new Database(login, { max: 4 })
  const log = createLog({ level: 'error', format: 'json' })
  try {
    return await work({ db, clock: systemClock, log })
  } finally {
    await db.close()
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1_000
}
