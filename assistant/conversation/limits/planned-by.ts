import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import type { BudgetDraft } from '#conversation/effect.ts'

/** What a budget comes to: the sum told, or that much more or less than what stands there. */
export function plannedBy(
  { amountCents, by }: Pick<BudgetDraft, 'amountCents' | 'by'>,
  previousCents: Cents | null,
): Cents | 'budgets.missing' | 'budgets.nothing-left' {
  if (by === undefined) return amountCents
  if (previousCents === null) return 'budgets.missing'
  const planned = by === 'more' ? previousCents + amountCents : previousCents - amountCents
  return planned > 0 ? cents(Math.min(planned, limits.amountCentsMax)) : 'budgets.nothing-left'
}
