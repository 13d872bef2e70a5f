import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Later } from '#design/later/later.ts'
import { loadOnceQuiet, type Rank } from '#design/later/loading-order.ts'

export type Loadable = Pick<Later<never>, 'load'>

/** Has these parts loaded before anybody asks for them, once the page's data is there. */
export function useLoadEarly(parts: readonly Loadable[], rank: Rank): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const loads = parts.map((part) => () => loadQuietly(part))
    return loadOnceQuiet(queryClient, rank, loads)
  }, [queryClient, parts, rank])
}

/** Never fails: whoever opens the part asks for it again, and is told then. */
export async function loadQuietly(part: Loadable | undefined): Promise<void> {
  await part?.load().catch(() => undefined)
}
