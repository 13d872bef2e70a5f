import { useEffect, useState } from 'react'
import { onReached } from '#connection/live/reached.ts'
import { useOnline } from '#connection/live/use-online.ts'

const firstWaitMs = 2_000
const longestWaitMs = 60_000

/**
 * Sends as soon as there is a connection, and again, less and less often, until nothing is left; at
 * once where the server has just been reached, which a browser may tell nobody.
 *
 * @param nextId What waits first; null when nothing does. Another one is tried at once.
 * @param sendRound Sends what can be sent; false while something is left. The same function for as
 *   long as it does the same.
 * @returns Whether the first one was left twice: whatever the browser believes, it will not be gone
 *   in a moment. Once would also be said of what another tab is sending.
 */
export function useSending(nextId: string | null, sendRound: () => Promise<boolean>): boolean {
  const isOnline = useOnline()
  const [leftId, setLeftId] = useState<string | null>(null)
  useEffect(() => {
    if (!isOnline || nextId === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let waitMs = firstWaitMs
    let isOver = false
    const run = async () => {
      timer = undefined
      const isDone = await sendRound()
      if (isOver || isDone) return
      if (waitMs > firstWaitMs) setLeftId(nextId)
      timer = setTimeout(() => void run(), waitMs)
      waitMs = Math.min(waitMs * 2, longestWaitMs)
    }
    const ignore = onReached(() => {
      if (timer === undefined) return
      clearTimeout(timer)
      void run()
    })
    void run()
    return () => {
      isOver = true
      ignore()
      clearTimeout(timer)
    }
  }, [isOnline, nextId, sendRound])
  return nextId !== null && leftId === nextId
}
