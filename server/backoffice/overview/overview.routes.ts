import type { ProjectionView } from '@lya/contract/backoffice/overview/conversion.ts'
import type { Metrics } from '@lya/contract/backoffice/overview/metrics.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { projectRevenue } from '@lya/core/backoffice/projection/projection.ts'
import { limits } from '@lya/core/limits.ts'
import { listPage } from '#backoffice/overview/alerts/list.ts'
import { resolve } from '#backoffice/overview/alerts/resolve.ts'
import { forgetExpired } from '#backoffice/overview/cache/admin-cache.store.ts'
import { type CacheParts, readFigure } from '#backoffice/overview/cache/kept-figure.ts'
import { findPeopleOf } from '#backoffice/overview/figures/find-people.ts'
import { peopleOf } from '#backoffice/overview/figures/people-of.ts'
import {
  cohortsFigure,
  funnelFigure,
  keptFigures,
  metricsFigure,
} from '#backoffice/overview/kept-figures.ts'
import {
  type PerformanceParts,
  viewPerformance,
} from '#backoffice/overview/performance/view-performance.ts'
import { countPeople, listPeople } from '#backoffice/people/index.ts'
import { asAdmin, readAsAdmin } from '#platform/audit/as-admin.ts'
import { operatorOf } from '#platform/audit/operator-of.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { signedIn } from '#platform/http/implement.ts'

/** Of the list of churn risk, by the specification. */
const riskyShown = 10
/** Counting ends here; the screen says 'mais de'. */
const countedMax = 10_000

export interface OverviewRoutesParts extends CacheParts, PerformanceParts {
  announce(): void
  /** Has a figure worked out anew, whoever did a moment ago, once the transaction is committed. */
  enqueue(tx: Tx, key: string): Promise<void>
}

export function overviewRoutes(parts: OverviewRoutesParts) {
  const { overview } = signedIn.admin
  const { db, clock } = parts
  return {
    metrics: overview.metrics.handler(() => readFigure(parts, metricsFigure)),
    funnel: overview.funnel.handler(() => readFigure(parts, funnelFigure)),
    cohorts: overview.cohorts.handler(() => readFigure(parts, cohortsFigure)),
    projection: overview.projection.handler(async () => {
      const kept = await readFigure(parts, metricsFigure)
      return { ...kept, data: projectionOf(kept.data) }
    }),
    people: overview.people.handler(({ input }) => {
      const now = clock.now()
      const { figure, cursor, ...part } = input
      return readAsAdmin(db, async (tx) => {
        const { asked, order } = await findPeopleOf(tx, figure, { now, ...part })
        const page = { ...order, cursor, limit: limits.pageSizeDefault, now }
        return listPeople(tx, asked, page)
      })
    }),
    churn: overview.churn.handler(() => {
      const now = clock.now()
      const { asked, order } = peopleOf('churn-risk', { now, window: 'all' })
      return readAsAdmin(db, async (tx) => {
        const { items } = await listPeople(tx, asked, { ...order, limit: riskyShown, now })
        return { people: items, count: await countPeople(tx, asked, { now, max: countedMax }) }
      })
    }),
    refresh: overview.refresh.handler(({ context }) => {
      const keys = keptFigures.map(({ key }) => key)
      return asAdmin(parts, operatorOf(context), 'refreshed the figures', async ({ tx, note }) => {
        await note({ action: 'overview.refreshed', table: 'admin_cache', recordId: null })
        for (const key of keys) await parts.enqueue(tx, key)
        return { keys }
      })
    }),
    alerts: overview.alerts.handler(({ input }) =>
      readAsAdmin(db, (tx) => listPage(tx, input, clock.now())),
    ),
    resolveAlert: overview.resolveAlert.handler(async ({ input, context }) => {
      const alert = await resolve(parts, operatorOf(context), input)
      parts.announce()
      return alert
    }),
    performance: overview.performance.handler(() => viewPerformance(parts)),
    cleanCache: overview.cleanCache.handler(({ context }) => {
      return asAdmin(parts, operatorOf(context), 'cleaned the cache', async ({ tx, note }) => {
        const forgotten = await forgetExpired(tx, clock.now())
        const newValues = { forgotten }
        await note({ action: 'cache.cleaned', table: 'admin_cache', recordId: null, newValues })
        return { forgotten }
      })
    }),
  }
}

function projectionOf({ today, snapshot }: Metrics): ProjectionView {
  const { mrrCents, conversions: sales } = snapshot
  const month = Temporal.PlainDate.from(today).toPlainYearMonth()
  const scenarios = projectRevenue({ mrrCents: cents(mrrCents), sales, month })
  return {
    mrrCents,
    sales,
    scenarios: scenarios.map((one) => ({
      ...one,
      months: one.months.map((grown) => ({ ...grown, month: grown.month.toString() })),
    })),
  }
}
