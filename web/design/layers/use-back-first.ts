import { useLayoutEffect, useRef } from 'react'
import { putOnTop } from '#design/layers/layers.ts'

/**
 * Has Back leave what stands in the page's place, such as the answer to its form, before it leaves
 * the page. The focus is not its business: what comes instead takes it.
 */
export function useBackFirst(isThere: boolean, leave: () => void): void {
  const latest = useRef(leave)
  latest.current = leave
  useLayoutEffect(() => {
    if (!isThere) return
    return putOnTop({ leave: () => latest.current(), isPage: true })
  }, [isThere])
}
