/** A day in the zone of Brasilia as `YYYY-MM-DD`: it can be kept as it is, and compares as text. */
export type Day = string

const zone = 'America/Sao_Paulo'

/** Paid days end with the day there, wherever the person lives. */
export function dayOf(at: Temporal.Instant): Day {
  return at.toZonedDateTimeISO(zone).toPlainDate().toString()
}

/** As people write it: `26/11/2026`. */
export function dayText(day: Day): string {
  return day.split('-').toReversed().join('/')
}

export function noonOf(day: Day): Temporal.Instant {
  const plainTime = Temporal.PlainTime.from('12:00')
  return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime }).toInstant()
}

export function addDays(day: Day, days: number): Day {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}

/** Counted from the day itself, so that 31 January, 28 February and 31 March are one rhythm. */
export function addMonths(day: Day, months: number): Day {
  return Temporal.PlainDate.from(day).add({ months }).toString()
}

/** Days from one to the other; negative when `to` comes first. */
export function daysBetween({ from, to }: { from: Day; to: Day }): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'day' })
    .days
}
