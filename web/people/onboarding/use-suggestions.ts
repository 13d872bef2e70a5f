import { useQuery } from '@tanstack/react-query'
import { api } from '#connection/calls/client.ts'

/** What the second step offers; asked for while the first one is read. */
export function useSuggestions() {
  return useQuery(api.categories.suggested.queryOptions({ staleTime: Number.POSITIVE_INFINITY }))
}
