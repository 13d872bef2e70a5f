import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  featuresOfIncome,
  type Income,
  incomeBuckets,
} from '@lya/assistant/opinion/incomes/features.ts'
import { type IncomeKind, incomeKinds } from '@lya/assistant/opinion/incomes/kinds.ts'
import type { Learned } from '@lya/assistant/opinion/several.ts'
import { indexCategories } from '@lya/assistant/understanding/categories/category-index.ts'
import { readMessage } from '@lya/assistant/understanding/reading.ts'
import { readTransactions } from '@lya/assistant/understanding/transactions/read-transactions.ts'
import { quantise } from '#tools/learn/quantise.ts'
import { type Example, train } from '#tools/learn/train.ts'
import { root } from '#tools/processes/run.ts'

/** A message that tells of a sum that came in, with what it is. */
export interface IncomeLine {
  text: string
  /** Of the sum, in centavos. */
  amount: number
  /** `unclear`: sensible people would file it differently. */
  kind: IncomeKind | 'unclear'
}

/** What is unclear is better left alone than guessed; yet it may be any of them. */
const unclearWeight = 0.25
/** Any will do: no day tells what money is. */
const today = Temporal.PlainDate.from('2026-11-04')

/** What the project's corpus says of money that came in. */
export function incomeLines(): IncomeLine[] {
  const rows = readFileSync(join(root, 'assistant/corpus/incomes.jsonl'), 'utf8').trim()
  // Our own file; a line that is no JSON stops the run.
  return rows.split('\n').map((row) => JSON.parse(row) as IncomeLine)
}

/** What there is to learn of money that came in: what it was for. */
export function learnIncomes(lines: readonly IncomeLine[]): Learned<IncomeKind> {
  const shape = { classes: incomeKinds.length, buckets: incomeBuckets }
  return quantise(train(lines.flatMap(examplesOf), shape), incomeKinds)
}

function examplesOf({ kind, ...line }: IncomeLine): Example[] {
  const income = incomeOf(line)
  if (!income) return []
  const isUnclear = kind === 'unclear'
  const intent = incomeKinds.indexOf(isUnclear ? 'neither' : kind)
  const weight = isUnclear ? unclearWeight : 1
  return [{ intent, buckets: featuresOfIncome(income), weight }]
}

/** The sum as it is read; undefined where it is read otherwise than meant: nothing is learned. */
export function incomeOf({ text, amount }: Omit<IncomeLine, 'kind'>): Income | undefined {
  const { transactions } = readTransactions(readMessage(text, today), indexCategories([], []))
  return transactions.find(({ draft }) => draft.amountCents === amount)?.earned
}
