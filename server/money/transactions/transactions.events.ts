import type { TransactionType } from '@lya/core/money/transactions/transaction-type.ts'
import { defineEvent, TransactionEvents } from '#platform/events/transaction-events.ts'

/** A person put a transaction under another category than it had. */
export const transactionRecategorised = defineEvent<{
  userId: string
  description: string
  type: TransactionType
  categoryId: string
}>('transactions.recategorised')

/** What this slice announces within the transaction; server/main subscribes to it. */
export const transactionsEvents = new TransactionEvents()
