import { type Cents, sumCents } from '#amounts/cents.ts'
import { percentOf } from '#amounts/percent.ts'

/** How many categories the legend shows before the rest is folded away. */
export const legendSize = 6

/** The name of what has no category. */
export const otherName = 'Outros'

/** What one category took of the whole, in percent with one decimal. */
export type Share<T> = T & { percent: number }

/**
 * Each category's share of the expenses, largest first. What is not above zero has no part of the
 * bar and is left out; the percentages, rounded each by itself, need not sum to 100.
 */
export function distribute<T extends { amountCents: Cents }>(spent: readonly T[]): Share<T>[] {
  const shown = spent.filter((one) => one.amountCents > 0)
  const total = sumCents(shown.map((one) => one.amountCents))
  return shown
    .toSorted((a, b) => b.amountCents - a.amountCents)
    .map((one) => ({ ...one, percent: percentOf(one.amountCents, total, 1) }))
}

/** The legend's first categories, and those behind '+N categoria(s) restante(s)'. */
export function splitLegend<T>(shares: readonly T[]): { top: T[]; rest: T[] } {
  return { top: shares.slice(0, legendSize), rest: shares.slice(legendSize) }
}
