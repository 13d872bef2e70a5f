import { addOverviewJobs, pastQueue, refreshQueue } from '#backoffice/overview/overview.jobs.ts'
import { overviewRoutes } from '#backoffice/overview/overview.routes.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { asSystem, type Tx } from '#platform/db/transaction.ts'
import { describeBug } from '#platform/http/describe-bug.ts'
import type { JobQueue } from '#platform/jobs/job-queue.ts'
import type { Log } from '#platform/log/log.ts'
import type { MeasuredProcess } from '#platform/measures/measures.store.ts'
import type { Measures } from '#platform/measures/measures.ts'
import { everyOperator, type Realtime } from '#platform/realtime/realtime.ts'

/** A figure that many look at while it is stale is asked for once in so long, by each process. */
const askAgainMs = 15_000

/** Opens the dashboard's figures: their jobs, and what the routes are made of. */
export function openOverview(parts: {
  db: Database
  clock: Clock
  log: Log
  jobs: JobQueue
  realtime: Pick<Realtime, 'announce'>
  measures: Measures
  own(): MeasuredProcess
}) {
  const { db, clock, log, jobs, realtime, measures, own } = parts
  const announce = (): void => realtime.announce(everyOperator, ['admin:overview'], null)
  const enqueue = (tx: Tx, key: string): Promise<void> =>
    jobs.enqueue(tx, refreshQueue, { key, askedAt: clock.now().toString() })
  const asked = new Map<string, number>()
  const ask = async (work: (tx: Tx) => Promise<void>, onFailure?: () => void): Promise<void> => {
    try {
      await asSystem(db, work)
    } catch (error) {
      onFailure?.()
      log.warn('figures were not asked for', describeBug(error))
    }
  }
  const askFor = (key: string): void => {
    const at = performance.now()
    if (at - (asked.get(key) ?? Number.NEGATIVE_INFINITY) < askAgainMs) return
    asked.set(key, at)
    // A stale figure is shown at once: its reader does not wait for this.
    void ask(
      (tx) => enqueue(tx, key),
      () => asked.delete(key),
    )
  }
  const askForPast = (): Promise<void> => ask((tx) => jobs.enqueue(tx, pastQueue, {}))
  const onLook = (isHit: boolean): void => {
    measures.count(isHit ? 'admin_cache.hits' : 'admin_cache.misses')
  }
  addOverviewJobs({ db, clock, log, jobs, announce })
  return {
    routes: overviewRoutes({ db, clock, own, askFor, askForPast, enqueue, onLook, announce }),
  }
}
