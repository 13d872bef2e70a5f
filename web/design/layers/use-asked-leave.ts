import { useEffect, useRef } from 'react'

/**
 * Has the browser ask, in its own words, before a reload or another address drops what was filled
 * in.
 *
 * @param isFilled Asked at the moment of leaving.
 * @param isWatching While false nobody is asked anything.
 */
export function useAskedLeave(isFilled: () => boolean, isWatching = true): void {
  const latest = useRef(isFilled)
  useEffect(() => {
    latest.current = isFilled
  })
  useEffect(() => {
    if (!isWatching) return
    const warn = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isWatching])
}
