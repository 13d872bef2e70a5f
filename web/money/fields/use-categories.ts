import { useQuery } from '@tanstack/react-query'
import { api } from '#connection/calls/client.ts'

export const categoryOptions = api.categories.list.queryOptions()

/** All categories of the person, by name; an empty list until they have come. */
export function useCategories() {
  const query = useQuery(categoryOptions)
  return { ...query, categories: query.data?.items ?? [] }
}
