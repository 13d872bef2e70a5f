import type { Category } from '@lya/contract/money/categories.ts'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '#connection/calls/client.ts'
import { type Rollback, showChange } from '#connection/changes/shown-change.ts'
import {
  type CategoryList,
  withCategory,
  withoutCategory,
} from '#money/categories/changes/category-list.model.ts'

/** Shows a new or changed category at once. */
export function showCategory(queryClient: QueryClient, category: Category): Promise<Rollback> {
  return changeList(queryClient, (list) => withCategory(list, category))
}

/** Takes a category away at once. */
export function hideCategory(queryClient: QueryClient, id: string): Promise<Rollback> {
  return changeList(queryClient, (list) => withoutCategory(list, id))
}

function changeList(
  queryClient: QueryClient,
  change: (list: CategoryList) => CategoryList,
): Promise<Rollback> {
  return showChange<CategoryList>(queryClient, api.categories.list.key(), change)
}
