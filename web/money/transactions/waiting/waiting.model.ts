import type { Outgoing } from '#connection/outbox/outbox.model.ts'
import { writeAmount } from '#money/fields/amount-field.model.ts'
import type {
  FormValues,
  TransactionDraft,
} from '#money/transactions/form/transaction-form.model.ts'

/** A new transaction that was saved without a connection; it is of one person alone. */
export type WaitingTransaction = Outgoing & {
  userId: string
  draft: TransactionDraft
  /** The category as it was chosen, to show it without a connection. */
  category: { name: string; icon: string } | null
}

export function waitingForm({ draft }: WaitingTransaction): FormValues {
  const { type, description, amountCents, date, categoryId } = draft
  return { type, description, amount: writeAmount(amountCents), date, categoryId }
}

export function queuedOf(
  waiting: readonly WaitingTransaction[],
  userId: string,
): WaitingTransaction[] {
  return waiting.filter((one) => one.userId === userId && one.status !== 'failed')
}
