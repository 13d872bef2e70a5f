import type { TransactionType } from '#understanding/draft.ts'
import { leaningIn } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'

/** Which way it is said to have gone; "não é gasto" says nothing by itself. */
export function wayIn(reading: Reading): TransactionType | null {
  const isSaid = (means: 'cameIn' | 'earnedNotSpent' | 'wentOut') => {
    const found = leaningIn(means, reading)
    return found !== null && reading.tokens[found.first - 1]?.norm !== 'nao'
  }
  if (isSaid('cameIn') || isSaid('earnedNotSpent')) return 'receita'
  return isSaid('wentOut') ? 'despesa' : null
}
