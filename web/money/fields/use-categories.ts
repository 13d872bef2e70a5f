import { useQuery } from '@tanstack/react-query'
import { api } from '#connection/client.ts'

/** All categories of the person, by name; an empty list until they have come. */
export function useCategories() {
  const query = useQuery(api.categories.list.queryOptions())
  return { ...query, categories: query.data?.items ?? [] }
}
