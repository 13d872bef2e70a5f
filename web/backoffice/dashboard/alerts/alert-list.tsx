import type { AlertView } from '@lya/contract/backoffice/overview/alerts.ts'
import { alertWords } from '@lya/core/backoffice/alerts/alert-words.copy.ts'
import { Button } from '@mantine/core'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { alertCopy as copy, dashboardCopy } from '#backoffice/dashboard/dashboard.copy.ts'
import { adminApi } from '#connection/admin/admin-client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { ReasonDialog } from '#design/dialog/reason-dialog.tsx'
import { SkeletonLines } from '#design/page/skeleton-lines.tsx'
import { ErrorState } from '#design/states/error-state.tsx'
import { toastSuccess } from '#design/toast/toast.ts'
import classes from '../dashboard.module.css'
import { AlertRow } from './alert-row.tsx'

type Kind = AlertView['kind']
type Props = { kind: Kind; empty: string; title: string; hasPast?: boolean }

/** Alerts of one kind, newest first; each is resolved with a note. */
export function AlertList({ kind, empty, title, hasPast = false }: Props) {
  const [status, setStatus] = useState<AlertView['status']>('active')
  const [asked, setAsked] = useState<AlertView | null>(null)
  const alerts = useAlerts(kind, status)
  const items = alerts.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <section className={classes.card} aria-labelledby={`alertas-${kind}`}>
      <header className={classes.cardHeader}>
        <h2 id={`alertas-${kind}`}>{title}</h2>
        {hasPast ? (
          <Button
            size="compact-sm"
            variant="subtle"
            onClick={() => setStatus(status === 'active' ? 'resolved' : 'active')}
          >
            {status === 'active' ? copy.showResolved : copy.showOpen}
          </Button>
        ) : null}
      </header>
      {alerts.isPending ? <SkeletonLines loading={dashboardCopy.loading} /> : null}
      {alerts.isError && !alerts.data ? (
        <ErrorState
          title={copy.failed}
          message={refusalSentence(alerts.error)}
          onRetry={() => void alerts.refetch()}
        />
      ) : null}
      {alerts.data && items.length === 0 ? <p className={classes.quiet}>{empty}</p> : null}
      <ul className={classes.alerts}>
        {items.map((alert) => (
          <AlertRow
            key={alert.id}
            alert={alert}
            onResolve={status === 'active' ? setAsked : null}
          />
        ))}
      </ul>
      {alerts.hasNextPage ? (
        <Button
          variant="light"
          loading={alerts.isFetchingNextPage}
          onClick={() => void alerts.fetchNextPage()}
        >
          {dashboardCopy.more}
        </Button>
      ) : null}
      <ResolveDialog asked={asked} onClose={() => setAsked(null)} />
    </section>
  )
}

function useAlerts(kind: Kind, status: AlertView['status']) {
  return useInfiniteQuery(
    adminApi.overview.alerts.infiniteOptions({
      input: (cursor: string | undefined) => ({ kind, status, ...(cursor ? { cursor } : {}) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  )
}

function ResolveDialog({ asked, onClose }: { asked: AlertView | null; onClose: () => void }) {
  const queryClient = useQueryClient()
  const resolve = useMutation(
    adminApi.overview.resolveAlert.mutationOptions({
      onSuccess: () => {
        toastSuccess({ title: copy.resolved, message: '' })
        onClose()
      },
      // Resolved by somebody else is no longer open either.
      onSettled: () => queryClient.invalidateQueries({ queryKey: adminApi.overview.alerts.key() }),
    }),
  )
  const rule = asked?.rule ?? ''
  const known = Object.hasOwn(alertWords, rule)
    ? alertWords[rule as keyof typeof alertWords].title
    : rule
  return (
    <ReasonDialog
      opened={asked !== null}
      title={`${copy.resolveTitle}: ${known}`}
      lead={copy.resolveLead}
      confirm={copy.resolve}
      isBusy={resolve.isPending}
      failure={resolve.isError ? refusalSentence(resolve.error) : null}
      onConfirm={(note) => asked && resolve.mutate({ id: asked.id, note })}
      onClose={() => {
        resolve.reset()
        onClose()
      }}
    />
  )
}
