import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Later } from '#design/later/later.ts'

type Loadable = Pick<Later<never>, 'load'>

/**
 * Has these parts loaded before anybody asks for them: once the page's data is there and the
 * browser has nothing to do, or as soon as a pointer or the focus reaches a button.
 */
export function useLoadEarly(parts: readonly Loadable[]): void {
  const queryClient = useQueryClient()
  useEffect(() => whenLikely(queryClient, () => void loadAll(parts)), [queryClient, parts])
}

/** One after the other, so that a press in between is answered between two scripts. */
async function loadAll(parts: readonly Loadable[]): Promise<void> {
  try {
    for (const part of parts) await part.load()
  } catch {
    // Asked for too early to bother anybody: who opens the part asks again, and is told then.
  }
}

function whenLikely(queryClient: QueryClient, load: () => void): () => void {
  let cancelIdle: (() => void) | null = null
  const stop = () => {
    stopWatching()
    cancelIdle?.()
    document.removeEventListener('pointerover', onReach)
    document.removeEventListener('focusin', onReach)
  }
  const loadOnce = () => {
    stop()
    load()
  }
  const onReach = ({ target }: Event) => {
    if (target instanceof Element && target.closest('button')) loadOnce()
  }
  const whenQuiet = () => {
    cancelIdle = null
    if (queryClient.isFetching() === 0) loadOnce()
  }
  const check = () => {
    if (queryClient.isFetching() === 0) cancelIdle ??= onIdle(whenQuiet)
  }
  const stopWatching = queryClient.getQueryCache().subscribe(check)
  document.addEventListener('pointerover', onReach)
  document.addEventListener('focusin', onReach)
  check()
  return stop
}

/** Not every browser tells when it is idle; there a moment's rest is the best guess. */
function onIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(run)
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(run, 300)
  return () => clearTimeout(id)
}
