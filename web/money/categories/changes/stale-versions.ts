import type { Category } from '@lya/contract/money/categories.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'

/** Both versions of a category that changed elsewhere while it was edited here. */
export type StaleVersions = { yours: Category; stored: Category }

/** Reads the versions from a refused edit; null when it was refused for another reason. */
export function staleVersions(failure: unknown): StaleVersions | null {
  if (!(failure instanceof RefusedCall) || failure.code !== 'categories.stale') return null
  // The contract of this refusal: the server shows both as it shows every category.
  return failure.data as StaleVersions
}
