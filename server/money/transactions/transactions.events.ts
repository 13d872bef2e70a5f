import type { TransactionType } from '@lya/core/money/transactions/transaction-type.ts'
import { defineEvent } from '#platform/events/transaction-events.ts'

/** A person put a transaction under a category by their own hand, as a new one or by an edit. */
export const categoryChosen = defineEvent<{
  userId: string
  description: string
  type: TransactionType
  categoryId: string
}>('transactions.category-chosen')

/** Such a choice was undone: the transaction is under the category that it had before. */
export const categoryTakenBack = defineEvent<{
  userId: string
  description: string
  type: TransactionType
  categoryId: string
}>('transactions.category-taken-back')
