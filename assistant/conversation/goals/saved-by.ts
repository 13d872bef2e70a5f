import type { Cents } from '@lya/core/amounts/cents.ts'
import type { DepositWay } from '#conversation/effect.ts'

/** What a goal's savings change by, in centavos; a code where that cannot be. */
export function savedBy(
  { amountCents, way }: { amountCents: Cents; way?: DepositWay },
  savedCents: number,
): number | 'goals.less-saved' | 'goals.as-much-saved' {
  if (way === 'out') return amountCents > savedCents ? 'goals.less-saved' : -amountCents
  if (way === 'exactly' && amountCents < savedCents) return amountCents - savedCents
  if (way !== 'total' && way !== 'exactly') return amountCents
  return amountCents > savedCents ? amountCents - savedCents : 'goals.as-much-saved'
}
