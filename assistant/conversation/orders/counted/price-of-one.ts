import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { type KeptDraft, restoreDraft } from '#conversation/kept-draft.ts'
import type { TurnInput } from '#conversation/turn.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Sum } from '#understanding/transactions/sums/sum.ts'

/** What one of them costs, in centavos; null where they were not counted, and nothing but that. */
export function priceOfOne(sum: Sum | undefined): number | null {
  const [step, another] = sum?.steps ?? []
  return sum && step?.by === 'times' && !another ? sum.startCents : null
}

/**
 * So many of what was counted at a price, today; null where that cannot be an amount.
 *
 * @param told.startCents What each of these was, where it is another price.
 */
export function atItsPrice(
  input: TurnInput,
  counted: KeptDraft,
  told: { count: number; startCents?: number },
): TransactionDraft | null {
  const { count, startCents = counted.sum?.startCents ?? 0 } = told
  const value = startCents * count
  if (!Number.isInteger(count) || value <= 0 || value > limits.amountCentsMax) return null
  const date = input.today.toString()
  const { sum: _all, ...draft } = restoreDraft({ ...counted, date }, input.categories)
  const steps = [{ by: 'times' as const, factor: count, unit: '' }]
  const worked = count > 1 ? { sum: { startCents, steps } } : {}
  return { ...draft, amountCents: cents(value), ...worked }
}
