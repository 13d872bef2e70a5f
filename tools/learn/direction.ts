import { seededChance } from '@lya/assistant/corpus/mutate.ts'
import type { LearnedBinary } from '@lya/assistant/opinion/binary.ts'
import { directionBuckets, directionFeatures } from '@lya/assistant/opinion/direction/features.ts'
import { hashText } from '@lya/assistant/opinion/hash.ts'
import { readMessage } from '@lya/assistant/understanding/reading.ts'
import { learnBinary } from '#tools/learn/binary.ts'
import type { Line } from '#tools/learn/lines.ts'
import { misspell } from '#tools/learn/misspell.ts'
import type { Example } from '#tools/learn/train.ts'

const classes = { despesa: 0, receita: 1 }
const slipWeight = 0.25

/** What there is to learn of money that went one way: whether it came in. */
export function learnDirection(lines: readonly Line[]): LearnedBinary {
  return learnBinary(lines.flatMap(examplesOf), directionBuckets)
}

/** A message as it is, and with slips. */
function examplesOf({ text, today, direction }: Line): Example[] {
  if (direction === null) return []
  const example = (said: string, weight: number): Example => {
    const { tokens } = readMessage(said, Temporal.PlainDate.from(today))
    return { intent: classes[direction], buckets: directionFeatures(tokens), weight }
  }
  return [example(text, 1), example(misspell(text, seededChance(hashText(text))), slipWeight)]
}
