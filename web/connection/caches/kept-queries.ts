import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { nowMs } from '#connection/clock.ts'

/** An answer as it is kept outside of memory. */
export type KeptQuery = { key: QueryKey; data: unknown; updatedAt: number }

/**
 * The answers in memory that may be kept: fetched within `maxAgeMs` and not known to be stale.
 * One that could not be fetched anew, as without a connection, is the best there is.
 */
export function collectQueries(
  queryClient: QueryClient,
  slices: readonly string[],
  maxAgeMs: number,
): KeptQuery[] {
  const oldest = nowMs() - maxAgeMs
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => {
      if (state.data === undefined) return false
      const isGood = state.status === 'error' || !state.isInvalidated
      return isGood && state.dataUpdatedAt >= oldest && slices.includes(sliceOf(queryKey))
    })
    .map(({ queryKey, state }) => ({
      key: queryKey,
      data: state.data,
      updatedAt: state.dataUpdatedAt,
    }))
}

/** Puts kept answers back under the moment of their fetch; what is in memory already stays. */
export function putQueriesBack(
  queryClient: QueryClient,
  kept: readonly KeptQuery[],
  maxAgeMs: number,
): void {
  const oldest = nowMs() - maxAgeMs
  for (const { key, data, updatedAt } of kept) {
    if (updatedAt < oldest || queryClient.getQueryData(key) !== undefined) continue
    queryClient.setQueryData(key, data, { updatedAt })
  }
}

/** The slice of the contract in a key of oRPC, such as `transactions`; empty for other keys. */
export function sliceOf(key: QueryKey): string {
  const [path] = key
  return Array.isArray(path) && typeof path[0] === 'string' ? path[0] : ''
}
