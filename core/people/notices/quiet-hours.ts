/** Nobody is written to from `from` until `until`, over midnight or not; never quiet if equal. */
export interface QuietHours {
  from: Temporal.PlainTime
  until: Temporal.PlainTime
}

/** Reminders of a day are sent at this time, unless it is quiet then. */
const usualTime = new Temporal.PlainTime(9)
const lateTime = new Temporal.PlainTime(20)
const midnight = new Temporal.PlainTime(0)

/** When the quiet hours in which this moment lies end; null when it lies in none. */
export function quietUntil(
  now: Temporal.ZonedDateTime,
  quiet: QuietHours,
): Temporal.ZonedDateTime | null {
  if (!isQuiet(now.toPlainTime(), quiet)) return null
  const end = atTime(now, quiet.until)
  return Temporal.ZonedDateTime.compare(end, now) > 0
    ? end
    : atTime(now.add({ days: 1 }), quiet.until)
}

/**
 * The moment of this day at which its reminders are sent: the usual one, or when the quiet hours
 * around that one end. Where they end late at night, the night before serves if there is more of
 * it: what is due today is better told at its first minute than at its last.
 */
export function dailyMoment(
  day: Temporal.PlainDate,
  timeZone: string,
  quiet: QuietHours,
): Temporal.ZonedDateTime {
  const plainTime = isQuiet(usualTime, quiet) ? firstLoud(quiet) : usualTime
  return day.toZonedDateTime({ timeZone, plainTime })
}

function firstLoud({ from, until }: QuietHours): Temporal.PlainTime {
  const isOneDay = Temporal.PlainTime.compare(from, until) < 0
  if (!isOneDay || Temporal.PlainTime.compare(until, lateTime) < 0) return until
  const before = midnight.until(from).total('minutes')
  const after = 24 * 60 - midnight.until(until).total('minutes')
  return before > after ? midnight : until
}

function isQuiet(time: Temporal.PlainTime, { from, until }: QuietHours): boolean {
  const isAfterFrom = Temporal.PlainTime.compare(time, from) >= 0
  const isBeforeUntil = Temporal.PlainTime.compare(time, until) < 0
  return Temporal.PlainTime.compare(from, until) <= 0
    ? isAfterFrom && isBeforeUntil
    : isAfterFrom || isBeforeUntil
}

function atTime(day: Temporal.ZonedDateTime, time: Temporal.PlainTime): Temporal.ZonedDateTime {
  return day.toPlainDate().toZonedDateTime({ timeZone: day.timeZoneId, plainTime: time })
}
