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
  return dayIn(clock.now(), timeZone)
}

/** The calendar day that it is in `timeZone` at that moment. */
export function dayIn(at: Temporal.Instant, timeZone: string): Temporal.PlainDate {
  const ms = at.epochMilliseconds
  const known = days.get(timeZone)
  if (known && known.from <= ms && ms < known.until) return known.day
  const day = at.toZonedDateTimeISO(timeZone).toPlainDate()
  days.set(timeZone, {
    day,
    from: startOf(day, timeZone),
    until: startOf(day.add({ days: 1 }), timeZone),
  })
  return day
}

/** The last day that was asked for in each zone: looking a zone up is slow, and days are long. */
const days = new Map<string, { day: Temporal.PlainDate; from: number; until: number }>()

function startOf(day: Temporal.PlainDate, timeZone: string): number {
  return day.toZonedDateTime(timeZone).epochMilliseconds
}
