import { useMemo } from 'react'
import { nowMs } from '#connection/clock.ts'
import { useNow } from './use-now.ts'

/** A moment to come, and this one, in milliseconds of this browser's clock. */
export interface Countdown {
  untilMs: number
  now: number
  isOver: boolean
}

/**
 * Counts down what a server said was left, by the server's clock: a visitor's own may be wrong.
 *
 * @param answer What it came with; another one begins anew. Null where nothing runs.
 */
export function useCountdown(answer: { secondsLeft: number } | null): Countdown {
  const untilMs = useMemo(() => (answer ? nowMs() + answer.secondsLeft * 1_000 : 0), [answer])
  const now = useNow(answer !== null)
  return { untilMs, now, isOver: untilMs <= now }
}
