import type { Transaction } from '@lya/contract/money/transactions.ts'

export type ListInput = {
  search?: string
  categoryId?: string
  type?: string
  from?: string
  to?: string
}

/**
 * Whether a list with these filters shows the transaction, as far as it can be told here. What
 * a search finds only the server knows, so a searched list waits for it (`unknown`).
 */
export function fitsList(transaction: Transaction, input: ListInput): 'yes' | 'no' | 'unknown' {
  const isOut =
    (input.categoryId !== undefined && input.categoryId !== (transaction.categoryId ?? 'none')) ||
    (input.type !== undefined && input.type !== transaction.type) ||
    (input.from !== undefined && transaction.date < input.from) ||
    (input.to !== undefined && transaction.date > input.to)
  if (isOut) return 'no'
  return input.search === undefined ? 'yes' : 'unknown'
}
