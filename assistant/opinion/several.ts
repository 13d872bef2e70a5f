import type { Buckets } from '#opinion/buckets.ts'
import { chancesOf } from '#opinion/chances.ts'
import { levelsOfPairs, pairLevelsMax } from '#opinion/pairs.ts'

/** What `npm run learn` writes of what is one of several things. */
export interface Learned<Class extends string> {
  /** The weight of the highest level. */
  most: number
  /** For each class, by its name, a letter for each two buckets. */
  levels: Readonly<Record<Class, string>>
}

/** Tells how likely each class is, in their order, all together 1. */
export type Model = (buckets: Buckets) => Float64Array

/** A bucket's weights lie in one line of the processor's cache, whose length is a multiple. */
const stride = 16

/**
 * Makes ready what was learned.
 *
 * @param classes In the order of the answers; 16 at most.
 */
export function modelOf<Class extends string>(
  { most, levels }: Learned<Class>,
  classes: readonly Class[],
): Model {
  const count = classes.length
  const rows = classes.map((name) => levelsOfPairs(levels[name]))
  const weights = new Int8Array(Math.max(...rows.map(({ length }) => length)) * stride)
  for (const [own, row] of rows.entries()) {
    for (const [bucket, level] of row.entries()) weights[bucket * stride + own] = level
  }
  const scores = new Float64Array(count)
  return (told) => {
    scores.fill(0)
    for (const bucket of told) {
      const start = bucket * stride
      for (let own = 0; own < count; own += 1) {
        scores[own] = (scores[own] ?? 0) + (weights[start + own] ?? 0)
      }
    }
    const unit = most / pairLevelsMax / Math.sqrt(told.length)
    for (let own = 0; own < count; own += 1) scores[own] = (scores[own] ?? 0) * unit
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
