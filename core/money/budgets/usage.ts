import { type Cents, cents } from '#amounts/cents.ts'
import { percentOf } from '#amounts/percent.ts'

/** Up to 80% of a budget is `normal`, up to 100% `near` its end, more `exceeded`. */
export type UsageBand = 'normal' | 'near' | 'exceeded'

export interface Usage {
  plannedCents: Cents
  /** May be negative in data that was loaded from elsewhere. */
  spentCents: Cents
}

/** Spent of planned, rounded to two decimals, not capped; 0 when nothing was planned. */
export function usagePercent({ plannedCents, spentCents }: Usage): number {
  return percentOf(spentCents, plannedCents, 2)
}

/** Judged by the amounts themselves: the rounded percentage may hide a centavo too much. */
export function usageBand({ plannedCents, spentCents }: Usage): UsageBand {
  if (spentCents > plannedCents) return 'exceeded'
  return spentCents * 5 > plannedCents * 4 ? 'near' : 'normal'
}

/** Planned less spent; negative when it was exceeded. */
export function leftOf({ plannedCents, spentCents }: Usage): Cents {
  return cents(plannedCents - spentCents)
}
