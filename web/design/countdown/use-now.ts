import { useEffect, useState } from 'react'
import { nowMs } from '#connection/clock.ts'

/** The moment, anew each second for as long as something counts it down. */
export function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(nowMs)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(nowMs()), 1_000)
    return () => clearInterval(timer)
  }, [isRunning])
  return now
}
