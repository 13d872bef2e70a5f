import { useEffect } from 'react'
import { useOnline } from '#connection/live/use-online.ts'

const firstWaitMs = 2_000
const longestWaitMs = 60_000

/**
 * Sends as soon as there is a connection, and again, less and less often, until nothing is left.
 *
 * @param nextId What waits first; null when nothing does. Another one is tried at once.
 * @param sendRound Sends what can be sent; false while something is left. The same function for as
 *   long as it does the same.
 */
export function useSending(nextId: string | null, sendRound: () => Promise<boolean>): void {
  const isOnline = useOnline()
  useEffect(() => {
    if (!isOnline || nextId === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let waitMs = firstWaitMs
    let isOver = false
    const run = async () => {
      const isDone = await sendRound()
      if (isOver || isDone) return
      timer = setTimeout(() => void run(), waitMs)
      waitMs = Math.min(waitMs * 2, longestWaitMs)
    }
    void run()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isOnline, nextId, sendRound])
}
