import { featuresOfIncome, type Income } from '#opinion/incomes/features.ts'
import { type IncomeKind, incomeKinds } from '#opinion/incomes/kinds.ts'
import weights from '#opinion/incomes/weights.json' with { type: 'json' }
import { likeliest, modelOf } from '#opinion/several.ts'

const model = modelOf(weights, incomeKinds)

/** What money that came in most likely is, as `npm run learn` left it, and how likely, to 1. */
export function kindOfIncome(income: Income): { kind: IncomeKind; chance: number } {
  return likeliest(model(featuresOfIncome(income)), incomeKinds)
}
