/** In basis points of all people: what is aimed at, and below what an alert is raised. */
export const conversionLimits = { target: 1_500, warning: 1_000 } as const

/** How a share stands: at its target, between the two limits, below both. */
export type Tone = 'good' | 'fair' | 'poor'

/**
 * What part is of the whole, in basis points, rounded half up. Of nothing it is 0.
 */
export function shareOf(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.floor((part * 20_000 + whole) / (2 * whole))
}

/** How many of all people are ATIVO, in basis points: the conversion that the cards show. */
export function conversionRate(people: { active: number; total: number }): number {
  return shareOf(people.active, people.total)
}

export function conversionTone(rate: number): Tone {
  if (rate >= conversionLimits.target) return 'good'
  return rate >= conversionLimits.warning ? 'fair' : 'poor'
}
