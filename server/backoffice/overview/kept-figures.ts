import type { CohortsView } from '@lya/contract/backoffice/overview/cohorts.ts'
import type { FunnelView } from '@lya/contract/backoffice/overview/conversion.ts'
import type { Metrics } from '@lya/contract/backoffice/overview/metrics.ts'
import type { KeptFigure } from '#backoffice/overview/cache/kept-figure.ts'
import { computeCohorts } from '#backoffice/overview/cohorts/compute-cohorts.ts'
import { computeFunnel } from '#backoffice/overview/figures/compute-funnel.ts'
import { computeMetrics } from '#backoffice/overview/figures/compute-metrics.ts'

export const metricsFigure: KeptFigure<Metrics> = { key: 'metrics', compute: computeMetrics }
export const funnelFigure: KeptFigure<FunnelView> = { key: 'funnel', compute: computeFunnel }
export const cohortsFigure: KeptFigure<CohortsView> = { key: 'cohorts', compute: computeCohorts }

/** All that is kept, by its key. */
export const keptFigures: readonly KeptFigure<unknown>[] = [
  metricsFigure,
  funnelFigure,
  cohortsFigure,
]
