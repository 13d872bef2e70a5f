import { featuresOfIncome, type Income } from '#opinion/incomes/features.ts'
import { type IncomeKind, incomeKinds } from '#opinion/incomes/kinds.ts'
import weights from '#opinion/incomes/weights.json' with { type: 'json' }
import { modelOf } from '#opinion/several.ts'

const model = modelOf(weights, incomeKinds)

/** What money that came in most likely is, as `npm run learn` left it, and how likely, to 1. */
export function kindOfIncome(income: Income): { kind: IncomeKind; chance: number } {
  const chances = model(featuresOfIncome(income))
  let best = 0
  for (const [at, chance] of chances.entries()) if (chance > (chances[best] ?? 0)) best = at
  return { kind: incomeKinds[best] ?? 'neither', chance: chances[best] ?? 0 }
}
