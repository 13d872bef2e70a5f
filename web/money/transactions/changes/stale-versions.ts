import type { Category } from '@lya/contract/money/categories.ts'
import type { Transaction } from '@lya/contract/money/transactions.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'

/** Both versions of a transaction that changed elsewhere while it was edited here. */
export type StaleVersions = { yours: Transaction; stored: Transaction }

/** Reads the versions from a refused edit; null when it was refused for another reason. */
export function staleVersions(failure: unknown): StaleVersions | null {
  if (!(failure instanceof RefusedCall) || failure.code !== 'transactions.stale') return null
  // The contract of this refusal: the server shows both as it shows every transaction.
  return failure.data as StaleVersions
}

/** The server knows the category of the refused edit by its id; this names it for people. */
export function named(
  versions: StaleVersions | null,
  categories: readonly Pick<Category, 'id' | 'name'>[],
): StaleVersions | null {
  if (versions === null) return null
  const { yours } = versions
  const category = categories.find((one) => one.id === yours.categoryId)?.name ?? null
  return { ...versions, yours: { ...yours, category } }
}
