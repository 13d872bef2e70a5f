import { addDailyFiguresJobs, noteSends } from '#backoffice/daily-figures/index.ts'
import { mountMetrics, openOverview } from '#backoffice/overview/index.ts'
import type { Ground } from '#main/parts.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { MeasuredProcess } from '#platform/measures/measures.store.ts'
import { tellMeasures } from '#platform/measures/tell-measures.ts'

/** The figures of the business and of its machinery: kept, worked out and told. */
export function openFigures(ground: Ground) {
  const { db, clock, log, jobs, realtime, measures, settings } = ground
  addDailyFiguresJobs({ db, clock, log, jobs })
  const telling = tellMeasures({ db, clock, log, measures, alsoKeep: countSends() })
  const { own } = telling
  const overview = openOverview({ db, clock, log, jobs, realtime, measures, own })
  const mounts = [mountMetrics({ db, clock, own }, settings.metricsToken)]
  return { routes: overview.routes, mounts, close: () => telling.close() }
}

/** Adds to the day what was sent since the last time. */
function countSends(): (tx: Tx, told: MeasuredProcess) => void {
  let before = { sends: 0, failedSends: 0 }
  return (tx, { id, seenAt, measured }) => {
    const { counters } = measured
    const now = { sends: counters['sends.all'] ?? 0, failedSends: counters['sends.failed'] ?? 0 }
    noteSends(tx, {
      ...{ processId: id, at: seenAt, sends: now.sends - before.sends },
      failedSends: now.failedSends - before.failedSends,
    })
    before = now
  }
}
