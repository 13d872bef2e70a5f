import type { Category } from '@lya/contract/money/categories.ts'
import type { Transaction } from '@lya/contract/money/transactions.ts'
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import { api } from '#connection/calls/client.ts'
import { type Rollback, showChange } from '#connection/changes/shown-change.ts'
import { fitsList, type ListInput } from '#money/transactions/changes/fits-list.model.ts'
import {
  type TransactionPage,
  withoutTransaction,
  withReplaced,
  withTransaction,
} from '#money/transactions/changes/pages.model.ts'
import { withDaysOf } from '#money/transactions/list/days.model.ts'

type Cached = InfiniteData<TransactionPage>

/** Shows a new or changed transaction in every list at once. */
export function showInLists(queryClient: QueryClient, transaction: Transaction): Promise<Rollback> {
  return changeLists(queryClient, (pages, input) => {
    const isThere = pages.some((page) => page.items.some((item) => item.id === transaction.id))
    const fits = fitsList(transaction, input)
    // A search keeps what it has found; what it would newly find the server tells in a moment.
    if (fits === 'yes' || (fits === 'unknown' && isThere)) {
      return withTransaction(pages, transaction)
    }
    return withoutTransaction(pages, transaction.id)
  })
}

/** Takes a transaction out of every list at once. */
export function hideFromLists(queryClient: QueryClient, id: string): Promise<Rollback> {
  return changeLists(queryClient, (pages) => withoutTransaction(pages, id))
}

/** Takes many transactions out of every list at once. */
export function hideManyFromLists(
  queryClient: QueryClient,
  ids: ReadonlySet<string>,
): Promise<Rollback> {
  return changeLists(queryClient, (pages) =>
    withReplaced(pages, (item) => (ids.has(item.id) ? null : item)),
  )
}

/** Shows many transactions under another category at once; they leave lists of their old one. */
export function recategoriseInLists(
  queryClient: QueryClient,
  ids: ReadonlySet<string>,
  { id, name, icon }: Category,
): Promise<Rollback> {
  const changed = { categoryId: id, category: name, categoryIcon: icon }
  return changeLists(queryClient, (pages, input) =>
    withReplaced(pages, (item) => {
      if (!ids.has(item.id)) return item
      const moved = { ...item, ...changed }
      return fitsList(moved, input) === 'no' ? null : moved
    }),
  )
}

function changeLists(
  queryClient: QueryClient,
  change: (pages: readonly TransactionPage[], input: ListInput) => TransactionPage[],
): Promise<Rollback> {
  return showChange<Cached>(queryClient, api.transactions.list.key(), (cached, key) => ({
    ...cached,
    pages: withDaysOf(change(cached.pages, inputOf(key)), cached.pages),
  }))
}

/** A key of oRPC holds its procedure's path, then the options with the input. */
function inputOf(key: QueryKey): ListInput {
  const options = key[1] as { input?: ListInput } | undefined
  return options?.input ?? {}
}
