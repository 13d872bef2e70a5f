import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useState } from 'react'

const settleMs = 300

/**
 * What stands in the search field. It reaches the address once typing has paused, and follows
 * the address when that changes by itself (a link, the back button, cleared filters).
 */
export function useTypedSearch(
  applied: string,
  apply: (search: string) => void,
): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(applied)
  const applyLater = useDebouncedCallback(apply, settleMs)
  useEffect(() => setTyped(applied), [applied])
  return [
    typed,
    (text) => {
      setTyped(text)
      applyLater(text)
    },
  ]
}
