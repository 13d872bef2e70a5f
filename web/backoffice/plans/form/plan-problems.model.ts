import { numberOf, type PlanValues } from '#backoffice/plans/form/plan-form.model.ts'
import { plansCopy as copy } from '#backoffice/plans/plans.copy.ts'
import { readAmount } from '#money/fields/amount-field.model.ts'
import { amountProblems } from '#money/fields/fields.copy.ts'

export type TypedField =
  | 'price'
  | 'originalPrice'
  | 'discount'
  | 'transactionsMax'
  | 'categoriesMax'
  | 'displayOrder'
export type Problems = Partial<Record<TypedField, string>>

const numberMax = {
  discount: 99,
  transactionsMax: 999_999,
  categoriesMax: 10_000,
  displayOrder: 999,
}
const priceMaxCents = 100_000_000

/** What is wrong with what was typed, by its field; what is only missing is told otherwise. */
export function problemsOf(values: PlanValues): Problems {
  const problems: Problems = {}
  for (const field of ['price', 'originalPrice'] as const) {
    const problem = amountProblem(values[field])
    if (problem !== null) problems[field] = problem
  }
  for (const field of ['discount', 'transactionsMax', 'categoriesMax', 'displayOrder'] as const) {
    const [typed, max] = [values[field].trim(), numberMax[field]]
    const isWhole = /^(\d{1,3}(\.\d{3})+|\d*)$/.test(typed)
    if (!isWhole || numberOf(typed) > max) problems[field] = copy.bounds(whole.format(max))
  }
  return problems
}

const whole = new Intl.NumberFormat('pt-BR')

/** Null as well of nothing, and of the zero that a new plan begins with. */
function amountProblem(typed: string): string | null {
  const reading = readAmount(typed)
  if (reading.status === 'ok' && reading.amountCents > priceMaxCents) return copy.priceHigh
  if (reading.status === 'ok' || reading.status === 'empty') return null
  if (reading.status === 'too-large') return copy.priceHigh
  return /^[0.,]+$/.test(typed.trim()) ? null : amountProblems[reading.status]
}
