import { dayOf } from '@lya/core/commerce/subscriptions/day.ts'

const zone = 'America/Sao_Paulo'

/** The first moment, in the zone of Brasilia, of the day that lies so many days back. */
export function startOfDay(now: Temporal.Instant, daysBack: number): Temporal.Instant {
  return dayBack(now, daysBack).toZonedDateTime(zone).toInstant()
}

/** The day there that lies so many days back; 0 is today. */
export function dayBack(now: Temporal.Instant, days: number): Temporal.PlainDate {
  return Temporal.PlainDate.from(dayOf(now)).subtract({ days })
}
