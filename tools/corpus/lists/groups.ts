import { judgeCategory } from '#tools/corpus/lists/categories.ts'
import { judgeDay, judgeNothing } from '#tools/corpus/lists/days.ts'
import { judgeForeign } from '#tools/corpus/lists/foreign.ts'
import type { ListLine, ListScore, Verdict } from '#tools/corpus/lists/list.ts'
import { judgeAmount, judgeNumber } from '#tools/corpus/lists/numbers.ts'

/** Lists that are held to one limit together. */
export interface Group {
  name: string
  lists: readonly string[]
  judge: (line: ListLine) => Verdict
  /** Least share of the lines in scope, in percent. */
  percentMin: number
}

export const groups: readonly Group[] = [
  {
    name: 'numbers',
    lists: ['duckling_number', 'recognizers_number', 'text2num_number', 'num2words_number'],
    judge: judgeNumber,
    percentMin: 97,
  },
  {
    name: 'amounts in reais',
    lists: ['duckling_money', 'recognizers_money', 'num2words_brutils_money'],
    judge: judgeAmount,
    percentMin: 97,
  },
  {
    name: 'days and periods',
    lists: ['duckling_date', 'recognizers_date', 'chrono_date', 'misc_date', 'duckling_daterange'],
    judge: judgeDay,
    percentMin: 95,
  },
  { name: 'categories', lists: ['categories'], judge: judgeCategory, percentMin: 90 },
  { name: 'nothing to read', lists: ['negatives'], judge: judgeNothing, percentMin: 100 },
  {
    name: 'foreign money, never written',
    lists: ['duckling_money', 'recognizers_money'],
    judge: judgeForeign,
    percentMin: 100,
  },
]

/** Exact lines among those in scope, in tenths of a percent, rounded down; 0 where none is. */
export function shareOf(scores: readonly ListScore[]): number {
  const exact = scores.reduce((sum, one) => sum + one.exact, 0)
  const scored = exact + scores.reduce((sum, one) => sum + one.misses.length, 0)
  return scored === 0 ? 0 : Math.floor((1000 * exact) / scored) / 10
}
