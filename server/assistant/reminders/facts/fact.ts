import type { Cents } from '@lya/core/amounts/cents.ts'

/** What a reminder says, read when it leaves: so its numbers are those on the screen. */
export type Fact = DuePayments | BudgetUse | WeeklySummary

export interface DuePayments {
  kind: 'contas'
  today: readonly DuePayment[]
  tomorrow: readonly DuePayment[]
}

export interface DuePayment {
  name: string
  amountCents: Cents
}

export interface BudgetUse {
  kind: 'orcamentos'
  category: string
  /** Which of the two was crossed. */
  threshold: Threshold
  plannedCents: Cents
  spentCents: Cents
}

export type Threshold = 80 | 100

export interface WeeklySummary {
  kind: 'resumo'
  from: Temporal.PlainDate
  to: Temporal.PlainDate
  incomeCents: Cents
  expensesCents: Cents
  savingsCents: Cents
  /** The largest first; null is what has no category. */
  categories: readonly { name: string | null; totalCents: Cents }[]
}
