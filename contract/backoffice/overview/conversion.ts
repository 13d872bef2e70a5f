import { funnelSteps, funnelWindows } from '@lya/core/backoffice/funnel/funnel.ts'
import { scenarios } from '@lya/core/backoffice/projection/projection.ts'
import * as z from 'zod'
import { amount, month, rate } from '#backoffice/overview/cached.ts'

const tone = z.enum(['good', 'fair', 'poor'])

export const funnelRow = z.object({
  step: z.enum(funnelSteps),
  people: z.int(),
  /** Of those who signed up. */
  ofAll: rate,
  /** Of the step before; above 10,000 where people skip a step. */
  ofPrevious: rate,
  lost: z.int(),
  tone,
})

export const funnelView = z.object({
  windows: z.array(z.object({ window: z.enum(funnelWindows), steps: z.array(funnelRow) })),
  /** ATIVO over all, with the limits of its colours. */
  conversion: z.object({ rate, tone, target: rate, warning: rate }),
})
export type FunnelView = z.infer<typeof funnelView>

export const projectionView = z.object({
  mrrCents: amount,
  /** First payments of the last thirty days. */
  sales: z.int(),
  scenarios: z.array(
    z.object({
      scenario: z.enum(scenarios.map(({ name }) => name)),
      /** In percent a month. */
      growth: z.int(),
      /** On new sales, in percent: 80 is 0.8x. */
      salesFactor: z.int(),
      salesPerMonth: z.int(),
      months: z.array(z.object({ month, mrrCents: amount })),
      totalCents: amount,
    }),
  ),
})
export type ProjectionView = z.infer<typeof projectionView>
