import type { Cents } from '@lya/core/amounts/cents.ts'
import type { TransactionType } from '#understanding/draft.ts'

/** A budget after an expense was written, and before it. */
export interface BudgetAfter {
  plannedCents: Cents
  spentCents: Cents
  spentBeforeCents: Cents
}

/** A transaction as it stands now. */
export interface Shown {
  id: string
  type: TransactionType
  amountCents: Cents
  date: string
  categoryId: string | null
  categoryName: string | null
  description: string
}

export interface GoalShown {
  name: string
  /** By when it is to be reached, where the caller knows. */
  targetDate?: Temporal.PlainDate | null
  savedCents: Cents
  targetCents: Cents
}

export interface PaymentShown {
  name: string
  amountCents: Cents
  nextDate: string
  instalments: number | null
  instalmentsPaid: number
  isFinished: boolean
}
