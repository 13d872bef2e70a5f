import type { Budget } from '@lya/contract/money/budgets.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'

/** Both versions of a budget that changed elsewhere while it was edited here. */
export type StaleVersions = { yours: Budget; stored: Budget }

/** Reads the versions from a refused edit; null when it was refused for another reason. */
export function staleVersions(failure: unknown): StaleVersions | null {
  if (!(failure instanceof RefusedCall) || failure.code !== 'budgets.stale') return null
  // The contract of this refusal: the server shows both as it shows every budget.
  return failure.data as StaleVersions
}
