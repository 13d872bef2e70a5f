import { countdown, spokenCountdown } from './countdown.model.ts'
import type { Countdown } from './use-countdown.ts'

/** What is left, by the second to the eye and by the minute to the ear. */
export function TimeLeft({ untilMs, now }: Pick<Countdown, 'untilMs' | 'now'>) {
  return (
    <>
      <strong aria-hidden="true">{countdown(untilMs, now)}</strong>
      <span className="lya-hidden" role="timer">
        {spokenCountdown(untilMs, now)}
      </span>
    </>
  )
}
