import type { Buckets } from '#opinion/buckets.ts'
import { chancesOf } from '#opinion/chances.ts'
import { packLevels, sumLevels } from '#opinion/packed-levels.ts'
import { levelsOfPairs, pairLevelsMax } from '#opinion/pairs.ts'

/** What `npm run learn` writes of what is one of several things. */
export interface Learned<Class extends string> {
  /** The weight of the highest level. */
  most: number
  /** For each class, by its name, a letter for each two buckets. */
  levels: Readonly<Record<Class, string>>
}

/** Tells how likely each class is, in their order, all together 1; until it is asked again. */
export type Model = (buckets: Buckets) => Float64Array

/**
 * Makes ready what was learned.
 *
 * @param classes In the order of the answers.
 */
export function modelOf<Class extends string>(
  { most, levels }: Learned<Class>,
  classes: readonly Class[],
): Model {
  const packed = packLevels(classes.map((name) => levelsOfPairs(levels[name])))
  const scores = new Float64Array(classes.length)
  return (told) => {
    sumLevels(packed, told, scores)
    const unit = most / pairLevelsMax / Math.sqrt(told.length)
    for (let own = 0; own < scores.length; own += 1) scores[own] = (scores[own] ?? 0) * unit
    return chancesOf(scores)
  }
}

/** The likeliest of several classes, and how likely it is. */
export function likeliest<Class extends string>(
  chances: Float64Array,
  classes: readonly [Class, ...Class[]],
): { kind: Class; chance: number } {
  let best = 0
  for (const [at, chance] of chances.entries()) if (chance > (chances[best] ?? 0)) best = at
  return { kind: classes[best] ?? classes[0], chance: chances[best] ?? 0 }
}
