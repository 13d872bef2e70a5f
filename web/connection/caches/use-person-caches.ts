import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isForADay, keepDayCache, restoreDayCache } from '#connection/caches/day-cache.ts'
import { isFinancial, keepFinances, restoreFinances } from '#connection/caches/financial-cache.ts'
import { isKeptSessionOf } from '#connection/caches/kept-session.ts'

const settleMs = 1_000

/** Shows at once what this browser kept of the person, and keeps what comes from now on. */
export function usePersonCaches(userId: string): void {
  const queryClient = useQueryClient()
  // Before the first page is drawn, so that it never shows a skeleton over what is known.
  useState(() => {
    restoreFinances(queryClient, userId)
    restoreDayCache(queryClient, userId)
  })
  useEffect(() => keepFresh(queryClient, userId), [queryClient, userId])
}

function keepFresh(queryClient: QueryClient, userId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDue = false
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    // Whoever signs out leaves this page last: nothing of theirs is written behind them.
    if (!isDue || !isKeptSessionOf(userId)) return
    isDue = false
    keepFinances(queryClient, userId)
    keepDayCache(queryClient, userId)
  }
  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    // The library's type of a key is any.
    const key = query.queryKey as readonly unknown[]
    if (type !== 'updated' || !(isFinancial(key) || isForADay(key))) return
    isDue = true
    timer ??= setTimeout(write, settleMs)
  })
  // A reload right after a change finds the change.
  addEventListener('pagehide', write)
  return () => {
    stop()
    removeEventListener('pagehide', write)
    clearTimeout(timer)
  }
}
