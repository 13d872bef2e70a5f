import { useEffect } from 'react'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { isOnline } from '#connection/live/use-online.ts'
import { toastError } from '#design/toast/toast.ts'
import { dashboardCopy as copy } from '#money/dashboard/dashboard.copy.ts'

type Query = { isError: boolean; isFetching: boolean; error: unknown; data: unknown }

/** Says that newer numbers could not be had, while the older ones stay on screen. */
export function useRefreshNotice({ isError, isFetching, error, data }: Query): void {
  // While it is fetched again, the failure is one of before and may be over.
  const isStale = isError && !isFetching && data !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is told once.
  useEffect(() => {
    // Without a connection the shell has said so.
    if (isStale && isOnline()) toastError({ title: copy.failed, message: refusalSentence(error) })
  }, [isStale])
}
