import type { Metrics, MonthFigures } from '@lya/contract/backoffice/overview/metrics.ts'
import { recentDays } from '@lya/core/backoffice/figures/figures.ts'
import type { KeptDay } from '#backoffice/daily-figures/index.ts'

const summed = [
  ...(['signups', 'conversions', 'cancellations', 'lost', 'returned'] as const),
  ...(['transactions', 'receivedCents', 'returnedCents'] as const),
] as const
export type Sums = Record<(typeof summed)[number], number>

export function sumOf(days: readonly KeptDay[]): Sums {
  const sums = Object.fromEntries(
    summed.map((number) => [number, days.reduce((sum, day) => sum + day[number], 0)]),
  )
  // Every name of the list was given a sum.
  return sums as Sums
}

/** The thirty days before the last thirty, and the MRR of the day on which they ended. */
export function beforeOf(days: readonly KeptDay[]): Metrics['before'] {
  const { signups, conversions, cancellations } = sumOf(days.slice(-2 * recentDays, -recentDays))
  const then = days.at(-recentDays - 1)
  const mrrCents = then?.kept.has('mrrCents') ? then.mrrCents : null
  return { newSignups: signups, conversions, cancellations, mrrCents }
}

/** By the last day of a month of which anything stood; the running month stands as of now. */
export function monthsOf(
  days: readonly KeptDay[],
  now: { mrrCents: number; activeUsers: number },
): MonthFigures[] {
  const running = days.at(-1)?.day.slice(0, 7)
  return [...Map.groupBy(days, ({ day }) => day.slice(0, 7))].map(([month, own]) => {
    const { returned: _, ...sums } = sumOf(own)
    if (month === running) return { month, ...sums, ...now }
    const standing = own.findLast(({ kept }) => kept.has('mrrCents'))
    const { mrrCents = null, active = null } = standing ?? {}
    return { month, ...sums, mrrCents, activeUsers: active }
  })
}
