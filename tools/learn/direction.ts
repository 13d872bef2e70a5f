import { seededChance } from '@lya/assistant/corpus/mutate.ts'
import type { LearnedBinary } from '@lya/assistant/opinion/binary.ts'
import { directionBuckets, directionFeatures } from '@lya/assistant/opinion/direction/features.ts'
import { hashText } from '@lya/assistant/opinion/hash.ts'
import { learnBinary } from '#tools/learn/binary.ts'
import type { Read } from '#tools/learn/gather.ts'
import { directionOf, isLabelled, type Line, weightOf } from '#tools/learn/line.ts'
import { misspell } from '#tools/learn/misspell.ts'
import type { Example } from '#tools/learn/train.ts'

const classes = { despesa: 0, receita: 1 }
const slipWeight = 0.25

/** What there is to learn of money that went one way: whether it came in. */
export function learnDirection(examples: readonly Example[]): LearnedBinary {
  return learnBinary(examples, directionBuckets)
}

/** A message as it is, and with slips. */
export function taughtOfDirection(line: Line, read: Read): Example[] {
  // Short labels were given person by person: who reads one message cannot know whose work it was.
  if (isLabelled(line)) return []
  const { text } = line
  const direction = directionOf(line)
  if (direction === null) return []
  const example = (said: string, weight: number): Example => {
    const { tokens } = read(said)
    return { intent: classes[direction], buckets: directionFeatures(tokens), weight }
  }
  const slipped = misspell(text, seededChance(hashText(text)))
  const weight = weightOf(line)
  return [example(text, weight), example(slipped, weight * slipWeight)]
}
