import type { LearnedBinary } from '@lya/assistant/opinion/binary.ts'
import type { Learned } from '@lya/assistant/opinion/several.ts'
import { learnDirection, taughtOfDirection } from '#tools/learn/direction.ts'
import { learnExpenses, taughtOfExpenses } from '#tools/learn/expenses.ts'
import { gather } from '#tools/learn/gather.ts'
import { type IncomeLine, learnIncomes } from '#tools/learn/incomes.ts'
import { learnIntents, taughtOfIntents } from '#tools/learn/intents.ts'
import type { Line } from '#tools/learn/line.ts'
import { learnNames, taughtOfNames } from '#tools/learn/names.ts'
import { learnNumbers, taughtOfNumbers } from '#tools/learn/numbers.ts'

/** What there is to learn from messages; the same for the same messages, to the last letter. */
export function learn(lines: readonly Line[]) {
  const taught = gather(lines, {
    intents: taughtOfIntents(lines),
    numbers: taughtOfNumbers,
    direction: taughtOfDirection,
    expenses: taughtOfExpenses,
    names: taughtOfNames,
  })
  return {
    intents: learnIntents(taught.intents),
    numbers: learnNumbers(taught.numbers),
    direction: learnDirection(taught.direction),
    expenses: learnExpenses(taught.expenses),
    names: learnNames(taught.names),
  }
}

/** All that is learned, by the file that it is kept in. */
export function learnAll(
  lines: readonly Line[],
  incomes: readonly IncomeLine[],
): Record<string, string> {
  const { intents, numbers, direction, expenses, names } = learn(lines)
  return {
    'assistant/opinion/weights.json': written(intents),
    'assistant/opinion/numbers/weights.json': written(numbers),
    'assistant/opinion/direction/weights.json': written(direction),
    'assistant/opinion/expenses/weights.json': written(expenses),
    'assistant/opinion/incomes/weights.json': written(learnIncomes(incomes)),
    'assistant/opinion/names/weights.json': written(names),
  }
}

/** How it is written down: what has not changed stays as it was, to the byte. */
function written(learned: Learned<string> | LearnedBinary): string {
  return `${JSON.stringify(learned, null, 2)}\n`
}
