import type { LearnedBinary } from '@lya/assistant/opinion/binary.ts'
import { letterOf, levelsMax } from '@lya/assistant/opinion/levels.ts'
import { levelsOf } from '#tools/learn/quantise.ts'
import { type Example, train } from '#tools/learn/train.ts'

/** What tells class 1 from class 0; the same for the same examples, to the last letter. */
export function learnBinary(examples: readonly Example[], buckets: number): LearnedBinary {
  const weights = train(examples, { classes: 2, buckets })
  // Only what speaks for the one more than for the other counts.
  const apart = Float64Array.from({ length: buckets }, (_, bucket) => {
    return (weights[2 * bucket + 1] ?? 0) - (weights[2 * bucket] ?? 0)
  })
  const { most, levels } = levelsOf(apart, levelsMax)
  return { most, levels: levels.map(letterOf).join('') }
}
