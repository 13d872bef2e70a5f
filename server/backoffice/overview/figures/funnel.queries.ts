import {
  type FunnelStep,
  type FunnelWindow,
  funnelSteps,
  funnelWindows,
} from '@lya/core/backoffice/funnel/funnel.ts'
import { sql } from 'drizzle-orm'
import {
  conditionOf,
  signedUpIn,
  stepConditions,
} from '#backoffice/overview/figures/conditions.queries.ts'
import { countEverybody } from '#backoffice/overview/figures/everybody.queries.ts'
import type { Reading } from '#platform/db/reading.ts'

const figures = ['total-users', 'active-users'] as const

export interface FunnelCounts {
  windows: Record<FunnelWindow, Record<FunnelStep, number>>
  people: Record<(typeof figures)[number], number>
}

/**
 * How many of those who signed up in each window came to each step, and what the conversion is of,
 * in one reading.
 */
export async function countFunnel(reading: Reading, now: Temporal.Instant): Promise<FunnelCounts> {
  const cells = funnelWindows.flatMap((window) => funnelSteps.map((step) => ({ window, step })))
  const counts = await countEverybody(reading, 'funnel', [
    ...cells.map(({ window, step }) => {
      const condition = stepConditions[`funnel-${step}`] ?? sql`true`
      return [`${window} ${step}`, sql`${signedUpIn(window, now)} AND ${condition}`] as const
    }),
    ...figures.map((key) => [key, conditionOf(key, now)] as const),
  ])
  const windows = Object.fromEntries(
    funnelWindows.map((window) => [
      window,
      Object.fromEntries(funnelSteps.map((step) => [step, counts[`${window} ${step}`]])),
    ]),
  )
  // Every window and every step was given its count.
  return { windows: windows as FunnelCounts['windows'], people: counts }
}
