/**
 * A call's clock as the database keeps it. While it runs, `startedAt` is when it would have started
 * had it never been paused, so that one subtraction tells what has passed.
 */
export interface Timer {
  isRunning: boolean
  startedAt: Temporal.Instant | null
  /** What had passed at the last pause. */
  durationSeconds: number
}

/** Longer than any call: a timer that somebody forgot stops counting here. */
export const timerSecondsMax = 24 * 60 * 60

export function startTimer(durationSeconds: number, now: Temporal.Instant): Timer {
  return { isRunning: true, startedAt: now.subtract({ seconds: durationSeconds }), durationSeconds }
}

export function pauseTimer(timer: Timer, now: Temporal.Instant): Timer {
  return { isRunning: false, startedAt: null, durationSeconds: elapsedSeconds(timer, now) }
}

/** Whole seconds, never fewer than were counted already: a clock may have been set back. */
export function elapsedSeconds(timer: Timer, now: Temporal.Instant): number {
  const { isRunning, startedAt, durationSeconds } = timer
  if (!isRunning || startedAt === null) return durationSeconds
  const passed = Math.floor((now.epochMilliseconds - startedAt.epochMilliseconds) / 1_000)
  return Math.max(durationSeconds, Math.min(passed, durationSeconds + timerSecondsMax))
}

/** `04:09`, or `1:04:09` from an hour on. */
export function timerLabel(seconds: number): string {
  const [minutes, hours] = [Math.floor(seconds / 60) % 60, Math.floor(seconds / 3_600)]
  const short = `${twoDigits(minutes)}:${twoDigits(seconds % 60)}`
  return hours === 0 ? short : `${hours}:${short}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
