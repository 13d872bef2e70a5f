import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { isUnexpected } from '#connection/calls/unexpected.ts'
import { EmptyState } from '#design/states/empty-state.tsx'
import { ErrorState } from '#design/states/error-state.tsx'

type Props<Data> = {
  query: UseQueryResult<Data>
  copy: {
    loadFailed: string
    /** Where nobody knows why it failed. */
    loadUnexpected?: string
    empty: string
    emptyLead: string
    emptyAction: string
  }
  /** Around what is said in the list's place. */
  className: string | undefined
  /** In the list's place while it loads. */
  skeletons: ReactNode
  onCreate: () => void
  children: (data: Data) => ReactNode
}

/** A list in each of its states: loading, failed, none, there. */
export function ListStates<Data extends { items: readonly unknown[] }>(props: Props<Data>) {
  const { query, copy, className } = props
  const { data, error } = query
  if (query.isPending) return props.skeletons
  if (!data) {
    const { loadFailed, loadUnexpected = loadFailed } = copy
    return (
      <div className={className}>
        <ErrorState
          title={isUnexpected(error) ? loadUnexpected : loadFailed}
          message={refusalSentence(error)}
          onRetry={() => void query.refetch()}
        />
      </div>
    )
  }
  if (data.items.length > 0) return props.children(data)
  return (
    <div className={className}>
      <EmptyState
        title={copy.empty}
        message={copy.emptyLead}
        action={<Button onClick={props.onCreate}>{copy.emptyAction}</Button>}
      />
    </div>
  )
}
