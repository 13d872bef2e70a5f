import type { DayRange } from '#calendar/day-range.ts'

/**
 * Cuts a range into its whole calendar months and the days that remain at its ends, so that a
 * long range can be summed by month.
 *
 * @returns `months` from the first of a month to the last of one, or null when none is whole;
 *   `days`, at most two ranges in order. Together they are exactly the range.
 */
export function splitRange({ from, to }: DayRange): { months: DayRange | null; days: DayRange[] } {
  const first = from.day === 1 ? from : from.add({ months: 1 }).with({ day: 1 })
  const nextDay = to.add({ days: 1 })
  const last = nextDay.with({ day: 1 }).subtract({ days: 1 })
  if (Temporal.PlainDate.compare(first, last) > 0) return { months: null, days: [{ from, to }] }

  const days: DayRange[] = []
  if (!from.equals(first)) days.push({ from, to: first.subtract({ days: 1 }) })
  if (!to.equals(last)) days.push({ from: last.add({ days: 1 }), to })
  return { months: { from: first, to: last }, days }
}
