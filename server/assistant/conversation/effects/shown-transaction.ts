import type { Shown } from '@lya/assistant'
import type { Transaction } from '@lya/contract/money/transactions.ts'
import { cents } from '@lya/core/amounts/cents.ts'

/** A transaction as Lya speaks of it. */
export function shownTransaction(transaction: Transaction): Shown {
  const { id, type, amountCents, date, category, categoryId, description } = transaction
  return {
    id,
    type,
    amountCents: cents(amountCents),
    date,
    categoryId,
    categoryName: category,
    description,
  }
}
