import type { QueryClient } from '@tanstack/react-query'

/**
 * Recovery codes that were shown and not yet said to be kept. They come once, and a touch of
 * another tab must not take them: they wait in this screen's memory, which a sign-out empties, and
 * the browser asks before it takes that away, wherever in the product somebody is by then.
 */
const key = ['unkept-recovery-codes']

export function readUnkept(queryClient: QueryClient): string[] | null {
  return queryClient.getQueryData<string[]>(key) ?? null
}

export function waitUntilKept(queryClient: QueryClient, codes: string[]): void {
  queryClient.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY })
  queryClient.setQueryData(key, codes)
  const ask = (event: BeforeUnloadEvent) => {
    if (readUnkept(queryClient)) event.preventDefault()
    else removeEventListener('beforeunload', ask)
  }
  addEventListener('beforeunload', ask)
}

export function dropUnkept(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: key })
}
