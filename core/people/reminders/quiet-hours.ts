/** Nobody is written to from `from` until `until`, over midnight or not; equal means never quiet. */
export interface QuietHours {
  from: Temporal.PlainTime
  until: Temporal.PlainTime
}

/** Reminders of a day are sent at this time, unless it is quiet then. */
const usualTime = Temporal.PlainTime.from('09:00')

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

/** The moment of this day at which its reminders are sent: the usual one, or when it gets loud. */
export function dailyMoment(
  day: Temporal.PlainDate,
  timeZone: string,
  quiet: QuietHours,
): Temporal.ZonedDateTime {
  const plainTime = isQuiet(usualTime, quiet) ? quiet.until : usualTime
  return day.toZonedDateTime({ timeZone, plainTime })
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
