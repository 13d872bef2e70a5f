import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '#connection/calls/client.ts'
import type { ListInput } from '#money/transactions/changes/fits-list.model.ts'

/** How many the first page holds, and how many each further one adds. */
type Sizes = { first: number; more: number }

export function listOptions(input: ListInput, sizes: Sizes) {
  return api.transactions.list.infiniteOptions({
    input: (cursor: string | null) => ({
      ...(input as Parameters<typeof api.transactions.list.call>[0]),
      ...(cursor === null ? { limit: sizes.first } : { cursor, limit: sizes.more }),
    }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  })
}

/** The transactions that a filter shows, newest first, page by page. */
export function useTransactionList(input: ListInput, sizes: Sizes) {
  return useInfiniteQuery({
    ...listOptions(input, sizes),
    // While a filter changes, the old rows stay: the page does not jump at each letter.
    placeholderData: (before) => before,
  })
}
