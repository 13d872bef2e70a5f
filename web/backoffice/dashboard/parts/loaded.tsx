import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { dashboardCopy as copy } from '#backoffice/dashboard/dashboard.copy.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import { SkeletonLines } from '#design/page/skeleton-lines.tsx'
import { ErrorState } from '#design/states/error-state.tsx'
import { NoticeBox } from '#design/states/notice-box.tsx'

type Props<Data> = {
  query: UseQueryResult<Data>
  failed: string
  children: (data: Data) => ReactNode
}

/** What was asked for, or why it is not there; what is being worked out comes by itself. */
export function Loaded<Data>({ query, failed, children }: Props<Data>) {
  const { data, error } = query
  if (data !== undefined) return children(data)
  if (query.isPending) return <SkeletonLines loading={copy.loading} />
  if (error instanceof RefusedCall && error.code === 'overview.not-ready') {
    return (
      <NoticeBox kind="info" title={copy.notReady}>
        {copy.notReadyLead}
      </NoticeBox>
    )
  }
  return (
    <ErrorState
      title={failed}
      message={refusalSentence(error)}
      onRetry={() => void query.refetch()}
    />
  )
}
