import { pairLevelsMax, pairsOf } from '@lya/assistant/opinion/pairs.ts'
import type { Learned } from '@lya/assistant/opinion/several.ts'

/** One weight of a thousand lies beyond the highest level and is cut to it. */
const within = 0.999

/** Weights in whole levels of which `max` is the highest, and the weight of that. */
export function levelsOf(weights: Float64Array, max: number): { most: number; levels: number[] } {
  const sizes = weights.map(Math.abs).sort()
  const most = sizes[Math.floor(within * (sizes.length - 1))] || 1
  const levels = Array.from(weights, (weight) => {
    return Math.max(-max, Math.min(max, Math.round((weight * max) / most)))
  })
  return { most, levels }
}

/** The weights of several classes, as they were trained, a row of letters for each. */
export function quantise<Class extends string>(
  weights: Float64Array,
  classes: readonly Class[],
): Learned<Class> {
  const { most, levels } = levelsOf(weights, pairLevelsMax)
  const count = classes.length
  const rows = classes.map((name, own): [Class, string] => {
    return [name, pairsOf(levels.filter((_, at) => at % count === own))]
  })
  // Each class has its row: they are made from the list of classes.
  return { most, levels: Object.fromEntries(rows) as Record<Class, string> }
}
