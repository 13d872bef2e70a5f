import type { LearnedBinary } from '@lya/assistant/opinion/binary.ts'
import { bucketCount } from '@lya/assistant/opinion/hash.ts'
import { type OpinionIntent, opinionIntents } from '@lya/assistant/opinion/intents.ts'
import type { Learned } from '@lya/assistant/opinion/several.ts'
import { learnDirection } from '#tools/learn/direction.ts'
import { examplesOf } from '#tools/learn/examples.ts'
import { learnExpenses } from '#tools/learn/expenses.ts'
import { type IncomeLine, learnIncomes } from '#tools/learn/incomes.ts'
import type { Line } from '#tools/learn/line.ts'
import { learnNames } from '#tools/learn/names.ts'
import { learnNumbers } from '#tools/learn/numbers.ts'
import { quantise } from '#tools/learn/quantise.ts'
import { train } from '#tools/learn/train.ts'

/** What there is to learn from messages; the same for the same messages, to the last letter. */
export function learn(lines: readonly Line[]): Learned<OpinionIntent> {
  const shape = { classes: opinionIntents.length, buckets: bucketCount }
  return quantise(train(examplesOf(lines), shape), opinionIntents)
}

/** All that is learned, by the file that it is kept in. */
export function learnAll(
  lines: readonly Line[],
  incomes: readonly IncomeLine[],
): Record<string, string> {
  return {
    'assistant/opinion/weights.json': written(learn(lines)),
    'assistant/opinion/numbers/weights.json': written(learnNumbers(lines)),
    'assistant/opinion/direction/weights.json': written(learnDirection(lines)),
    'assistant/opinion/expenses/weights.json': written(learnExpenses(lines)),
    'assistant/opinion/incomes/weights.json': written(learnIncomes(incomes)),
    'assistant/opinion/names/weights.json': written(learnNames(lines)),
  }
}

/** How it is written down: what has not changed stays as it was, to the byte. */
function written(learned: Learned<string> | LearnedBinary): string {
  return `${JSON.stringify(learned, null, 2)}\n`
}
