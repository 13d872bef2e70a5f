import { type Expense, featuresOfExpense } from '#opinion/expenses/features.ts'
import { type ExpenseKind, expenseKinds } from '#opinion/expenses/kinds.ts'
import weights from '#opinion/expenses/weights.json' with { type: 'json' }
import { likeliest, modelOf } from '#opinion/several.ts'

const model = modelOf(weights, expenseKinds)

/** What money was most likely spent on, as `npm run learn` left it, and how likely, to 1. */
export function kindOfExpense(expense: Expense): { kind: ExpenseKind; chance: number } {
  return likeliest(model(featuresOfExpense(expense)), expenseKinds)
}
