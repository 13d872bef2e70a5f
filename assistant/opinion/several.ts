import type { Buckets } from '#opinion/buckets.ts'
import { chancesOf } from '#opinion/chances.ts'
import { levelOf, levelsMax } from '#opinion/levels.ts'

/** What `npm run learn` writes of what is one of several things. */
export interface Learned<Class extends string> {
  /** The weight of the highest level. */
  most: number
  /** For each class, by its name, a letter for each bucket. */
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
  const buckets = Math.max(...classes.map((name) => levels[name].length))
  const weights = new Int8Array(buckets * stride)
  for (const [own, name] of classes.entries()) {
    const letters = levels[name]
    for (let bucket = 0; bucket < buckets; bucket += 1) {
      weights[bucket * stride + own] = levelOf(letters.charCodeAt(bucket))
    }
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
    const unit = most / levelsMax / Math.sqrt(told.length)
    for (let own = 0; own < count; own += 1) scores[own] = (scores[own] ?? 0) * unit
    return chancesOf(scores)
  }
}
