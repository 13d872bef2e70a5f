import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { EmptyState } from '#design/states/empty-state.tsx'
import { ErrorState } from '#design/states/error-state.tsx'
import { ListSkeleton } from '#design/states/list-skeleton.tsx'
import classes from './table.module.css'

type Props<Data> = {
  query: UseQueryResult<Data>
  copy: { loading: string; loadFailed: string; empty: string; emptyLead?: string }
  /** What may be done where there is nothing. */
  action?: ReactNode
  children: (data: Data) => ReactNode
}

/** A table in each of its states: loading, failed, of nothing, there. */
export function TableStates<Data extends { items: readonly unknown[] }>(props: Props<Data>) {
  const { query, copy } = props
  const { data, error } = query
  if (query.isPending) {
    return <ListSkeleton loading={copy.loading} rows={12} heightPx={36} marginPx={4} />
  }
  if (!data) {
    return (
      <div className={classes.instead}>
        <ErrorState
          title={copy.loadFailed}
          message={refusalSentence(error)}
          onRetry={() => void query.refetch()}
        />
      </div>
    )
  }
  if (data.items.length > 0) return props.children(data)
  return (
    <div className={classes.instead}>
      <EmptyState
        title={copy.empty}
        {...(copy.emptyLead === undefined ? {} : { message: copy.emptyLead })}
        action={props.action}
      />
    </div>
  )
}
