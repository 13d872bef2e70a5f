import {
  type Expense,
  expenseBuckets,
  featuresOfExpense,
} from '@lya/assistant/opinion/expenses/features.ts'
import { type ExpenseKind, expenseKinds } from '@lya/assistant/opinion/expenses/kinds.ts'
import type { Learned } from '@lya/assistant/opinion/several.ts'
import { indexCategories } from '@lya/assistant/understanding/categories/category-index.ts'
import type { Reading } from '@lya/assistant/understanding/reading.ts'
import { readTransactions } from '@lya/assistant/understanding/transactions/read-transactions.ts'
import { kindOfCategory } from '#tools/learn/categories.copy.ts'
import type { Read } from '#tools/learn/gather.ts'
import { type Line, weightOf } from '#tools/learn/line.ts'
import { quantise } from '#tools/learn/quantise.ts'
import { type Example, train } from '#tools/learn/train.ts'

/** What there is to learn of money that went out: what it was spent on. */
export function learnExpenses(examples: readonly Example[]): Learned<ExpenseKind> {
  const shape = { classes: expenseKinds.length, buckets: expenseBuckets }
  return quantise(train(examples, shape), expenseKinds)
}

/** Each expense with its category; what is read otherwise than meant teaches nothing. */
export function taughtOfExpenses(line: Line, read: Read): Example[] {
  const filed = line.entries.filter(({ type, category }) => type === 'despesa' && category)
  if (filed.length === 0) return []
  const left = expensesOf(read(line.text))
  return filed.flatMap(({ amount, category = '' }): Example[] => {
    const kind = kindOfCategory[category]
    const at = left.findIndex((one) => one.amount === amount)
    const [found] = at < 0 ? [] : left.splice(at, 1)
    if (!found || !kind) return []
    const buckets = featuresOfExpense(found.expense)
    return [{ intent: expenseKinds.indexOf(kind), buckets, weight: weightOf(line) }]
  })
}

function expensesOf(reading: Reading): { amount: number; expense: Expense }[] {
  const { transactions } = readTransactions(reading, indexCategories([], []))
  return transactions.flatMap(({ draft, spent }) => {
    return spent ? [{ amount: Number(draft.amountCents), expense: spent }] : []
  })
}
