import { useDebouncedCallback } from '@mantine/hooks'
import { useCallback, useEffect, useRef, useState } from 'react'

const settleMs = 300

type TypedSearch = { typed: string; type: (text: string) => void; clear: () => void }

/**
 * What stands in the search field. It reaches the address once typing has paused, and follows
 * the address when that changes by itself (a link, the back button, cleared filters).
 */
export function useTypedSearch(applied: string, apply: (search: string) => void): TypedSearch {
  const [typed, setTyped] = useState(applied)
  /** What the address is known to hold, or was last asked to. */
  const asked = useRef(applied)
  const applyLater = useDebouncedCallback((text: string) => {
    asked.current = text
    apply(text)
  }, settleMs)
  useEffect(() => {
    // The echo of what was typed here must not take back what has been typed since.
    if (applied === asked.current) return
    asked.current = applied
    setTyped(applied)
  }, [applied])
  const clear = useCallback(() => {
    applyLater.cancel()
    setTyped('')
  }, [applyLater])
  return {
    typed,
    type: (text) => {
      setTyped(text)
      applyLater(text)
    },
    clear,
  }
}
