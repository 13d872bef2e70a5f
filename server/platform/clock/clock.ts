/** The only source of time. Tests hand out a fixed one. */
export interface Clock {
  now(): Temporal.Instant
}

export const systemClock: Clock = { now: () => Temporal.Now.instant() }

/** A clock that stands still until it is moved; for tests and the demo. */
export function fixedClock(at: string): Clock & { moveTo(at: string): void } {
  let instant = Temporal.Instant.from(at)
  return {
    now: () => instant,
    moveTo: (next) => {
      instant = Temporal.Instant.from(next)
    },
  }
}

/** The calendar day that a person in `timeZone` lives in at this moment. */
export function todayIn(clock: Clock, timeZone: string): Temporal.PlainDate {
  return clock.now().toZonedDateTimeISO(timeZone).toPlainDate()
}
