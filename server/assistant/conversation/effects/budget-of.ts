import type { BudgetAfter, Shown } from '@lya/assistant'
import { cents } from '@lya/core/amounts/cents.ts'
import type { Told } from '#assistant/conversation/told.ts'
import { readBudgetUses } from '#money/budgets/index.ts'

/**
 * The budget of a transaction in its month, now that it is written.
 *
 * @param before The same transaction as it was, where it was there before.
 */
export async function budgetOf(
  { ctx, hasBudgets }: Told,
  now: Shown,
  before?: Shown,
): Promise<BudgetAfter | null> {
  const { categoryId } = now
  if (!hasBudgets || categoryId === null || now.type !== 'despesa') return null
  const day = Temporal.PlainDate.from(now.date)
  const [use] = await readBudgetUses(ctx.tx, ctx.userId, [{ categoryId, day }])
  if (!use) return null
  const counted = before && isSameBudget(now, before) ? before.amountCents : 0
  return { ...use, spentBeforeCents: cents(use.spentCents - now.amountCents + counted) }
}

function isSameBudget(one: Shown, other: Shown): boolean {
  const isSameMonth = one.date.slice(0, 7) === other.date.slice(0, 7)
  return isSameMonth && one.categoryId === other.categoryId && one.type === other.type
}
