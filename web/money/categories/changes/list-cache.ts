import type { Category } from '@lya/contract/money/categories.ts'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '#connection/calls/client.ts'
import {
  type CategoryList,
  withCategory,
  withoutCategory,
} from '#money/categories/changes/category-list.model.ts'

/** Puts back what was shown before a change that the server has refused. */
export type Rollback = () => void

/** Shows a new or changed category at once. */
export function showCategory(queryClient: QueryClient, category: Category): Promise<Rollback> {
  return changeList(queryClient, (list) => withCategory(list, category))
}

/** Takes a category away at once. */
export function hideCategory(queryClient: QueryClient, id: string): Promise<Rollback> {
  return changeList(queryClient, (list) => withoutCategory(list, id))
}

async function changeList(
  queryClient: QueryClient,
  change: (list: CategoryList) => CategoryList,
): Promise<Rollback> {
  const { queryKey } = api.categories.list.queryOptions()
  // An answer that is still on its way would overwrite what is shown here.
  await queryClient.cancelQueries({ queryKey })
  const before = queryClient.getQueryData<CategoryList>(queryKey)
  if (before) queryClient.setQueryData<CategoryList>(queryKey, change(before))
  return () => {
    queryClient.setQueryData(queryKey, before)
  }
}
