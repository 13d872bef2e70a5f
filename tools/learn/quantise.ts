import { letterOf, levelsMax } from '@lya/assistant/opinion/levels.ts'
import type { Learned } from '@lya/assistant/opinion/several.ts'

/** One weight of a thousand lies beyond the highest level and is cut to it. */
const within = 0.999

/** Weights in whole levels, a letter each, and the weight of the highest level. */
export function lettersOf(weights: Float64Array): { most: number; letters: string[] } {
  const sizes = weights.map(Math.abs).sort()
  const most = sizes[Math.floor(within * (sizes.length - 1))] || 1
  const letters = Array.from(weights, (weight) => {
    const level = Math.round((weight * levelsMax) / most)
    return letterOf(Math.max(-levelsMax, Math.min(levelsMax, level)))
  })
  return { most, letters }
}

/** The weights of several classes, as they were trained, a row of letters for each. */
export function quantise<Class extends string>(
  weights: Float64Array,
  classes: readonly Class[],
): Learned<Class> {
  const { most, letters } = lettersOf(weights)
  const count = classes.length
  const rows = classes.map((name, own): [Class, string] => {
    return [name, letters.filter((_, at) => at % count === own).join('')]
  })
  // Each class has its row: they are made from the list of classes.
  return { most, levels: Object.fromEntries(rows) as Record<Class, string> }
}
