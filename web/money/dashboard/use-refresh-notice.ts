import { useEffect } from 'react'
import { refusalSentence } from '#connection/refusals.copy.ts'
import { toastError } from '#design/toast.ts'
import { dashboardCopy as copy } from '#money/dashboard/dashboard.copy.ts'

type Query = { isError: boolean; error: unknown; errorUpdatedAt: number; data: unknown }

/** Says that newer numbers could not be had, while the older ones stay on screen. */
export function useRefreshNotice({ isError, error, errorUpdatedAt, data }: Query): void {
  const isStale = isError && data !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is told once.
  useEffect(() => {
    if (isStale) toastError({ title: copy.failed, message: refusalSentence(error) })
  }, [isStale, errorUpdatedAt])
}
