import * as z from 'zod'
import { forOperators } from '#access.ts'
import { alert, alertsInput, alertsPage } from '#backoffice/overview/alerts.ts'
import { cached } from '#backoffice/overview/cached.ts'
import { cohortsView } from '#backoffice/overview/cohorts.ts'
import { funnelView, projectionView } from '#backoffice/overview/conversion.ts'
import { metrics } from '#backoffice/overview/metrics.ts'
import { churnRisk, figurePeopleInput, figurePeoplePage } from '#backoffice/overview/people.ts'
import { performanceView } from '#backoffice/overview/performance.ts'
import { id } from '#fields.ts'

/** The dashboard's figures; open screens hear `admin:overview` when they are new. */
export const overview = {
  metrics: forOperators()
    .route({ method: 'GET', path: '/admin/overview/metrics' })
    .output(cached(metrics)),
  funnel: forOperators()
    .route({ method: 'GET', path: '/admin/overview/funnel' })
    .output(cached(funnelView)),
  projection: forOperators()
    .route({
      method: 'GET',
      path: '/admin/overview/projection',
      description: 'Twelve months in three scenarios, worked out from the metrics that are kept.',
    })
    .output(cached(projectionView)),
  cohorts: forOperators()
    .route({ method: 'GET', path: '/admin/overview/cohorts' })
    .output(cached(cohortsView)),
  people: forOperators()
    .route({
      method: 'GET',
      path: '/admin/overview/figures/{figure}/people',
      summary: 'Show me the people behind a figure',
    })
    .input(figurePeopleInput)
    .output(figurePeoplePage),
  churn: forOperators()
    .route({ method: 'GET', path: '/admin/overview/churn', summary: 'The ten at the highest risk' })
    .output(churnRisk),
  refresh: forOperators()
    .route({
      method: 'POST',
      path: '/admin/overview/refresh',
      description: 'Has every kept figure worked out anew; `admin:overview` tells when it is done.',
    })
    .output(z.object({ keys: z.array(z.string()) })),
  alerts: forOperators()
    .route({ method: 'GET', path: '/admin/overview/alerts', summary: 'Newest first' })
    .input(alertsInput)
    .output(alertsPage),
  resolveAlert: forOperators()
    .route({ method: 'POST', path: '/admin/overview/alerts/{id}/resolve' })
    .input(z.object({ id, note: z.string().trim().min(3).max(300) }))
    .output(alert),
  performance: forOperators()
    .route({ method: 'GET', path: '/admin/overview/performance' })
    .output(performanceView),
  cleanCache: forOperators()
    .route({
      method: 'POST',
      path: '/admin/overview/cache/clean',
      summary: 'Forget what is stale in the cache',
    })
    .output(z.object({ forgotten: z.int() })),
}
