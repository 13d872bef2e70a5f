import { cents } from '@lya/core/amounts/cents.ts'
import type { AssistantCategory, TransactionDraft, TransactionType } from '#understanding/draft.ts'
import { type Sum, totalOf } from '#understanding/transactions/sums/sum.ts'

/** A draft as plain JSON, for the conversation's state. */
export function keepDraft(draft: TransactionDraft): KeptDraft {
  return { ...draft, date: draft.date.toString() }
}

/** The draft that was kept; a category that the person no longer has becomes none. */
export function restoreDraft(
  kept: KeptDraft,
  categories: readonly AssistantCategory[],
): TransactionDraft {
  const isTheirs = categories.some((one) => one.id === kept.categoryId)
  return {
    type: kept.type,
    amountCents: cents(kept.amountCents),
    date: Temporal.PlainDate.from(kept.date),
    categoryId: isTheirs ? kept.categoryId : null,
    description: kept.description,
    // Said again only where it still comes to what is written.
    ...(kept.sum && totalOf(kept.sum) === kept.amountCents ? { sum: kept.sum } : {}),
  }
}

/** A transaction as plain JSON. */
export interface KeptDraft {
  type: TransactionType
  amountCents: number
  /** YYYY-MM-DD */
  date: string
  categoryId: string | null
  description: string
  /** How the amount was worked out, where it was. */
  sum?: Sum
}
