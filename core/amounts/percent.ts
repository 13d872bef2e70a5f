import type { Cents } from '#amounts/cents.ts'

/**
 * What part is of the whole, in percent, rounded half away from zero to so many decimals. Not
 * capped; of nothing it is 0, as of less than nothing, which only data from elsewhere may hold.
 * Exact up to the rounding, whatever the amounts.
 */
export function percentOf(part: Cents, whole: Cents, decimals: 0 | 1 | 2): number {
  if (whole <= 0) return 0
  const scale = 10 ** decimals
  // In integers: a product of centavos can exceed what a float holds exactly.
  const doubled = BigInt(Math.abs(part)) * BigInt(200 * scale)
  const rounded = Number((doubled + BigInt(whole)) / (2n * BigInt(whole))) / scale
  return part < 0 && rounded !== 0 ? -rounded : rounded
}
