import type { LearnedBinary } from '@lya/assistant/opinion/binary.ts'
import { bucketCount } from '@lya/assistant/opinion/hash.ts'
import { opinionIntents } from '@lya/assistant/opinion/intents.ts'
import type { Learned } from '@lya/assistant/opinion/model.ts'
import { learnDirection } from '#tools/learn/direction.ts'
import { examplesOf } from '#tools/learn/examples.ts'
import type { Line } from '#tools/learn/lines.ts'
import { learnNames } from '#tools/learn/names.ts'
import { learnNumbers } from '#tools/learn/numbers.ts'
import { quantise } from '#tools/learn/quantise.ts'
import { train } from '#tools/learn/train.ts'

/** What there is to learn from messages; the same for the same messages, to the last letter. */
export function learn(lines: readonly Line[]): Learned {
  const shape = { classes: opinionIntents.length, buckets: bucketCount }
  return quantise(train(examplesOf(lines), shape))
}

/** All that is learned, by the file that it is kept in. */
export function learnAll(lines: readonly Line[]): Record<string, string> {
  return {
    'assistant/opinion/weights.json': written(learn(lines)),
    'assistant/opinion/numbers/weights.json': written(learnNumbers(lines)),
    'assistant/opinion/direction/weights.json': written(learnDirection(lines)),
    'assistant/opinion/names/weights.json': written(learnNames(lines)),
  }
}

/** How it is written down: what has not changed stays as it was, to the byte. */
function written(learned: Learned | LearnedBinary): string {
  return `${JSON.stringify(learned, null, 2)}\n`
}
