import { planningCopy as copy } from '#money/budgets/budgets.copy.ts'
import { readAmount, writeAmount } from '#money/fields/amount-field.model.ts'
import { amountProblems } from '#money/fields/fields.copy.ts'

/** The form as it stands on screen: the amount as typed, the month as `YYYY-MM`. */
export type FormValues = { amount: string; categoryId: string; month: string }
/** What the server takes. */
export type BudgetDraft = { amountCents: number; categoryId: string; month: string }
export type FormProblems = Partial<Record<keyof FormValues, string>>

export function formOf(budget: { plannedCents: number; categoryId: string; month: string }) {
  const { plannedCents, categoryId, month } = budget
  return { amount: writeAmount(plannedCents), categoryId, month }
}

/** What is typed, or what stands in its way. */
export function readForm(values: FormValues): { draft: BudgetDraft } | { problems: FormProblems } {
  const reading = readAmount(values.amount)
  const problems: FormProblems = {
    ...(reading.status === 'ok' ? {} : { amount: amountProblems[reading.status] }),
    ...(values.categoryId === '' ? { categoryId: copy.categoryMissing } : {}),
  }
  if (reading.status !== 'ok' || problems.categoryId) return { problems }
  const { categoryId, month } = values
  return { draft: { amountCents: reading.amountCents, categoryId, month } }
}
