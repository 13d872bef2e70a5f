import type { TransactionType } from '#understanding/draft.ts'
import { leaningIn } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'

const told = [
  ['receita', 'cameIn'],
  ['receita', 'theyPaidMe'],
  ['receita', 'earnedNotSpent'],
  ['despesa', 'wentOut'],
] as const

/** Which way it is said to have gone; "não é gasto" says nothing by itself. */
export function wayIn(reading: Reading): TransactionType | null {
  return wayToldIn(reading)?.type ?? null
}

/** The same, with where that begins to be said. */
export function wayToldIn(reading: Reading): { type: TransactionType; first: number } | null {
  for (const [type, means] of told) {
    const found = leaningIn(means, reading)
    if (found && reading.tokens[found.first - 1]?.norm !== 'nao')
      return { type, first: found.first }
  }
  return null
}
