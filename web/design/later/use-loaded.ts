import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Later } from '#design/later/later.ts'
import { loadOnceQuiet } from '#design/later/loading-order.ts'

/**
 * Whether a heavy part that completes the page, such as a chart, may be shown: once what a press
 * may ask for is there. Until then a press would have to wait for it.
 */
export function useLoaded(part: Pick<Later<never>, 'load'>): boolean {
  const queryClient = useQueryClient()
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    let isGone = false
    const show = () => {
      if (!isGone) setLoaded(true)
    }
    // One that does not come is asked for again by being shown, which tells of the failure.
    const load = () => part.load().then(show, show)
    const stop = loadOnceQuiet(queryClient, 'view', [load])
    return () => {
      isGone = true
      stop()
    }
  }, [queryClient, part])
  return isLoaded
}
