import { fold } from '@lya/assistant/language/fold.ts'
import type { LearnedBinary } from '@lya/assistant/opinion/binary.ts'
import { featuresOfNames, nameBuckets } from '@lya/assistant/opinion/names/features.ts'
import { indexCategories } from '@lya/assistant/understanding/categories/category-index.ts'
import { readTransactions } from '@lya/assistant/understanding/transactions/read-transactions.ts'
import { learnBinary } from '#tools/learn/binary.ts'
import type { Read } from '#tools/learn/gather.ts'
import { isLabelled, type Line } from '#tools/learn/line.ts'
import type { Example } from '#tools/learn/train.ts'

const classes = { other: 0, name: 1 }

/** What there is to learn of names: whether a stretch of words holds what an entry is called by. */
export function learnNames(examples: readonly Example[]): LearnedBinary {
  return learnBinary(examples, nameBuckets)
}

/** The stretches of each entry of a message whose label says which word must be in its name. */
export function taughtOfNames(line: Line, read: Read): Example[] {
  // The word of a short label is one that may do, and not the one that a name must hold.
  if (isLabelled(line)) return []
  const { text, entries } = line
  if (!entries.some(({ description }) => description !== undefined)) return []
  const reading = read(text)
  const { transactions } = readTransactions(reading, indexCategories([], []), { names: null })
  // Read otherwise than meant, nobody knows which stretch was whose.
  if (transactions.length !== entries.length) return []
  return transactions.flatMap(({ draft, unnamed }, at): Example[] => {
    const { description, amount } = entries[at] ?? {}
    if (!unnamed || description === undefined || draft.amountCents !== amount) return []
    const key = fold(description)
    const holds = unnamed.runs.map(({ first, last }) => {
      const { tokens } = reading
      return fold(reading.text.slice(tokens[first]?.start, tokens[last]?.end)).includes(key)
    })
    if (!holds.includes(true)) return []
    return featuresOfNames(unnamed).map((buckets, run) => {
      return { intent: holds[run] ? classes.name : classes.other, buckets, weight: 1 }
    })
  })
}
