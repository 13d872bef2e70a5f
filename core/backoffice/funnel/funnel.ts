import { shareOf, type Tone } from '#backoffice/conversion/conversion.ts'

/** The way from signing up to paying, in its order. */
export const funnelSteps = [
  'signed-up',
  'onboarded',
  'first-entry',
  'engaged',
  'checkout-opened',
  'paid',
] as const
export type FunnelStep = (typeof funnelSteps)[number]

/** Sign-ups of so many days, today included; or of all time. */
export const funnelWindows = ['30', '90', '365', 'all'] as const
export type FunnelWindow = (typeof funnelWindows)[number]

/** In basis points of the step before. */
const toneLimits = { good: 2_000, fair: 1_000 } as const

export interface FunnelRow {
  step: FunnelStep
  people: number
  /** In basis points of those who signed up. */
  ofAll: number
  /** In basis points of the step before; above 10,000 where people skip a step. */
  ofPrevious: number
  /** How many are lost on the way from the step before; never below zero. */
  lost: number
  tone: Tone
}

/** What the counts of the steps say; the first step has itself as the step before. */
export function funnel(counts: Readonly<Record<FunnelStep, number>>): FunnelRow[] {
  return funnelSteps.map((step, index) => {
    const previous = counts[funnelSteps[index - 1] ?? step]
    const people = counts[step]
    const ofPrevious = shareOf(people, previous)
    return {
      step,
      people,
      ofAll: shareOf(people, counts['signed-up']),
      ofPrevious,
      lost: Math.max(0, previous - people),
      tone: funnelTone(ofPrevious),
    }
  })
}

/** Green from 20% on, yellow from 10% on. */
export function funnelTone(share: number): Tone {
  if (share >= toneLimits.good) return 'good'
  return share >= toneLimits.fair ? 'fair' : 'poor'
}
