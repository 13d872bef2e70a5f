import { useEffect, useState } from 'react'

/** Spec 1, section 4: so long a toast can be read before the wizard moves on. */
const pauseMs = 1_500

/**
 * Does something after a moment; leaving the page in it calls that off.
 *
 * @param then Settles once it is done, well or badly.
 */
export function usePause(then: () => Promise<void>): { isPausing: boolean; pause: () => void } {
  const [action, setAction] = useState<(() => Promise<void>) | null>(null)
  useEffect(() => {
    if (!action) return
    const timer = setTimeout(() => void action().finally(() => setAction(null)), pauseMs)
    return () => clearTimeout(timer)
  }, [action])
  return { isPausing: action !== null, pause: () => setAction(() => then) }
}
