import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Filters } from '#backoffice/crm/page/filters.model.ts'
import { adminApi } from '#connection/admin/admin-client.ts'

/** Midnight, and whatever nobody announced. */
const refetchMs = 60_000

/** Tasks that meet the filters, a page at a time. */
export function useTasks(filters: Filters) {
  return useInfiniteQuery({
    ...adminApi.crm.tasks.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...filters, ...(cursor ? { cursor } : {}) }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),
    placeholderData: keepPreviousData,
    refetchInterval: refetchMs,
  })
}
