import type { Goal } from '@lya/contract/money/goals.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'

/** Both versions of a goal that changed elsewhere while it was edited here. */
export type StaleVersions = { yours: Goal; stored: Goal }

/** Reads the versions from a refused edit; null when it was refused for another reason. */
export function staleVersions(failure: unknown): StaleVersions | null {
  if (!(failure instanceof RefusedCall) || failure.code !== 'goals.stale') return null
  // The contract of this refusal: the server shows both as it shows every goal.
  return failure.data as StaleVersions
}
