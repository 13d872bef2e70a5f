import type { PerformanceView } from '@lya/contract/backoffice/overview/performance.ts'
import { findJobState } from '#backoffice/overview/alerts/system-state.queries.ts'
import {
  findLastRecount,
  listNewestAutomations,
  listNewestCache,
} from '#backoffice/overview/performance/performance.queries.ts'
import { readAsAdmin } from '#platform/audit/as-admin.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { listMeasured, type MeasuredProcess } from '#platform/measures/measures.store.ts'
import { type Measured, slowMs } from '#platform/measures/measures.ts'
import { mergeMeasured, quantileMs } from '#platform/measures/merge-measured.ts'

/** Slow statements that the page shows. */
const slowShown = 10

export interface PerformanceParts {
  db: Database
  clock: Clock
  /** What this process counted until now. */
  own(): MeasuredProcess
}

/** Caches, automations, queries and hit rates as they are, of all processes together. */
export async function viewPerformance(parts: PerformanceParts): Promise<PerformanceView> {
  const processes = await listProcesses(parts)
  const all = mergeMeasured(processes.map(({ measured }) => measured))
  const kept = await readAsAdmin(parts.db, async (tx) => ({
    cache: await listNewestCache(tx, parts.clock.now()),
    automations: await listNewestAutomations(tx),
    recount: await findLastRecount(tx),
  }))
  return {
    ...kept,
    queries: {
      count: all.buckets.reduce((sum, count) => sum + count, 0),
      p50Ms: quantileMs(all, 0.5),
      p95Ms: quantileMs(all, 0.95),
      p99Ms: quantileMs(all, 0.99),
      slowMs,
      slowCount: all.slow.reduce((sum, { count }) => sum + count, 0),
    },
    slow: all.slow.slice(0, slowShown).map(({ statement, count, totalMs, maxMs }) => ({
      ...{ statement, count, maxMs: Math.round(maxMs), meanMs: Math.round(totalMs / count) },
    })),
    hitRates: hitRatesOf(all),
    processes: processes.map(({ id, startedAt, seenAt, measured }) => ({
      ...{ id, startedAt: startedAt.toString(), seenAt: seenAt.toString() },
      memoryBytes: measured.memoryBytes,
    })),
    jobs: await asSystem(parts.db, findJobState),
  }
}

/** What the others told last, and this process as it is now. */
export async function listProcesses({ db, own }: PerformanceParts): Promise<MeasuredProcess[]> {
  const self = own()
  const told = await asSystem(db, listMeasured)
  return [...told.filter(({ id }) => id !== self.id), self]
}

/** Every counter that has hits or misses, by its name. */
export function hitRatesOf({ counters }: Measured): PerformanceView['hitRates'] {
  const names = new Set(
    Object.keys(counters).flatMap((name) => /^(.+)\.(?:hits|misses)$/.exec(name)?.[1] ?? []),
  )
  return [...names].sort().map((name) => ({
    name,
    hits: counters[`${name}.hits`] ?? 0,
    misses: counters[`${name}.misses`] ?? 0,
  }))
}
