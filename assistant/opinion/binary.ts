import type { Buckets } from '#opinion/buckets.ts'
import { chanceAgainstNone } from '#opinion/chances.ts'
import { levelOf, levelsMax } from '#opinion/levels.ts'

/** What `npm run learn` writes of what is one thing or another. */
export interface LearnedBinary {
  /** The weight of the highest level. */
  most: number
  /** A letter for each bucket. */
  levels: string
}

/** Tells how likely it is the one and not the other, from 0 to 1. */
export type BinaryModel = (buckets: Buckets) => number

/** Makes ready what was learned. */
export function binaryModelOf({ most, levels }: LearnedBinary): BinaryModel {
  const weights = Int8Array.from(levels, (letter) => levelOf(letter.charCodeAt(0)))
  return (buckets) => {
    let sum = 0
    for (const bucket of buckets) sum += weights[bucket] ?? 0
    const score = (sum * most) / levelsMax / Math.sqrt(buckets.length)
    return chanceAgainstNone(score)
  }
}
