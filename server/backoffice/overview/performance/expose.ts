import type { Metrics } from '@lya/contract/backoffice/overview/metrics.ts'
import { countOpenAlerts } from '#backoffice/overview/alerts/alerts.queries.ts'
import { findJobState } from '#backoffice/overview/alerts/system-state.queries.ts'
import { findKept } from '#backoffice/overview/cache/admin-cache.store.ts'
import { metricsFigure } from '#backoffice/overview/kept-figures.ts'
import {
  hitRatesOf,
  listProcesses,
  type PerformanceParts,
} from '#backoffice/overview/performance/view-performance.ts'
import { readAsAdmin } from '#platform/audit/as-admin.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { bucketsMs, type Measured } from '#platform/measures/measures.ts'
import { mergeMeasured } from '#platform/measures/merge-measured.ts'
import type { Exposed, Sample } from '#platform/measures/prometheus.ts'

/** The same figures as the page of performance and the snapshot, as far as one is kept. */
export async function expose(parts: PerformanceParts): Promise<Exposed[]> {
  const processes = await listProcesses(parts)
  const all = mergeMeasured(processes.map(({ measured }) => measured))
  const jobs = await asSystem(parts.db, findJobState)
  const { open, kept } = await readAsAdmin(parts.db, async (tx) => ({
    open: await countOpenAlerts(tx),
    kept: await findKept(tx, metricsFigure.key),
  }))
  return [
    gauge('processes', 'Processes heard of in the last minutes.', processes.length),
    gauge('memory_bytes', 'Memory of all processes.', all.memoryBytes),
    queryTimes(all),
    {
      ...{ name: 'lookups_total', help: 'Looks at a cache, and loans of the pool.' },
      ...{ type: 'counter', samples: hitRatesOf(all).flatMap(hitSamples) },
    },
    counter('sends_total', 'What was handed to providers.', all.counters['sends.all'] ?? 0),
    counter('sends_failed_total', 'What they refused.', all.counters['sends.failed'] ?? 0),
    ...adviceOf(all),
    gauge('jobs_waiting', 'Jobs that are due.', jobs.waiting),
    gauge('jobs_oldest_minutes', 'How long the oldest of them waits.', jobs.oldestMinutes ?? 0),
    gauge('jobs_failed', 'Jobs that were given up.', jobs.failed),
    {
      ...{ name: 'alerts_open', help: 'Alerts that nobody resolved.', type: 'gauge' },
      samples: Object.entries(open).map(([priority, value]) => ({ labels: { priority }, value })),
    },
    // Whoever kept it under this key worked it out by this figure.
    ...(kept ? businessOf(kept.data as Metrics, kept.createdAt) : []),
  ]
}

/** What a language model was asked for, and what of it its provider charges. */
function adviceOf({ counters }: Measured): Exposed[] {
  const samples = (label: string, names: readonly string[]): Sample[] =>
    names.map((name) => ({ labels: { [label]: name }, value: counters[`advice.${name}`] ?? 0 }))
  return [
    {
      ...{ name: 'advice_total', help: 'Messages that a model was to read.', type: 'counter' },
      samples: samples('outcome', ['given', 'failed', 'over']),
    },
    {
      ...{ name: 'advice_tokens_total', help: 'What its provider charged.', type: 'counter' },
      samples: samples('direction', ['tokensIn', 'tokensOut']),
    },
  ]
}

function queryTimes({ buckets, queryMs }: Measured): Exposed {
  let seen = 0
  const samples: Sample[] = bucketsMs.map((bound, index) => {
    seen += buckets[index] ?? 0
    return { suffix: '_bucket', labels: { le: String(bound / 1_000) }, value: seen }
  })
  const count = buckets.reduce((sum, one) => sum + one, 0)
  return {
    name: 'query_seconds',
    help: 'Statements by the time that their caller waited.',
    type: 'histogram',
    samples: [
      ...samples,
      { suffix: '_bucket', labels: { le: '+Inf' }, value: count },
      { suffix: '_sum', value: queryMs / 1_000 },
      { suffix: '_count', value: count },
    ],
  }
}

function hitSamples({ name, hits, misses }: { name: string; hits: number; misses: number }) {
  return [
    { labels: { of: name, outcome: 'hit' }, value: hits },
    { labels: { of: name, outcome: 'miss' }, value: misses },
  ]
}

/** The snapshot, each figure by its name: `mrrCents` is `lya_business_mrr_cents`. */
function businessOf({ snapshot }: Metrics, computedAt: Temporal.Instant): Exposed[] {
  const figures = Object.entries(snapshot).map(([name, value]) => {
    const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    return gauge(`business_${snake}`, 'As the dashboard defines it; rates in basis points.', value)
  })
  const at = computedAt.epochMilliseconds / 1_000
  return [...figures, gauge('business_computed_at_seconds', 'When these were worked out.', at)]
}

function gauge(name: string, help: string, value: number): Exposed {
  return { name, help, type: 'gauge', samples: [{ value }] }
}

function counter(name: string, help: string, value: number): Exposed {
  return { name, help, type: 'counter', samples: [{ value }] }
}
