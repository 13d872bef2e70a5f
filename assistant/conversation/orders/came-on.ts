import type { Reading } from '#understanding/reading.ts'

/** The day on which something came or was paid: the last that is told, unless it is still to be. */
export function cameOn({ days, today }: Pick<Reading, 'days' | 'today'>): Temporal.PlainDate {
  const day = days.at(-1)?.date
  return day && Temporal.PlainDate.compare(day, today) <= 0 ? day : today
}
