import { addDailyFiguresJobs, noteSends } from '#backoffice/daily-figures/index.ts'
import { mountMetrics, openOverview } from '#backoffice/overview/index.ts'
import type { Ground } from '#main/parts.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { MeasuredProcess } from '#platform/measures/measures.store.ts'
import type { Measured } from '#platform/measures/measures.ts'
import { tellMeasures } from '#platform/measures/tell-measures.ts'

/** The figures of the business and of its machinery: kept, worked out and told. */
export function openFigures(ground: Ground) {
  const { db, clock, log, jobs, realtime, measures, settings } = ground
  addDailyFiguresJobs({ db, clock, log, jobs })
  const telling = tellMeasures({ db, clock, log, measures, alsoKeep: keepSends })
  if (ground.isTicking ?? true) telling.begin()
  const { own } = telling
  const overview = openOverview({ db, clock, log, jobs, realtime, measures, own })
  const mounts = [mountMetrics({ db, clock, own }, settings.metricsToken)]
  return { routes: overview.routes, mounts, close: () => telling.close() }
}

/** Adds to the day what was sent since the last time. */
function keepSends(tx: Tx, told: MeasuredProcess, before: Measured | null): void {
  const since = (name: string): number =>
    (told.measured.counters[name] ?? 0) - (before?.counters[name] ?? 0)
  noteSends(tx, {
    ...{ processId: told.id, at: told.seenAt },
    ...{ sends: since('sends.all'), failedSends: since('sends.failed') },
  })
}
