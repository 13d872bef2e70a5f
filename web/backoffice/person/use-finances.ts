import { useQuery } from '@tanstack/react-query'
import { adminApi } from '#connection/admin/admin-client.ts'

/** Each look is in the audit: it is not taken again because a window came to the front. */
const keptMs = 5 * 60_000

export function useFinances(userId: string) {
  return useQuery({
    ...adminApi.person.finances.queryOptions({ input: { userId } }),
    staleTime: keptMs,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
