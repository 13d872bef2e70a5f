/**
 * Calendar arithmetic on `YYYY-MM-DD` days. All of it runs in UTC, where every day has 24 hours;
 * browsers without Temporal need no polyfill for it.
 */
function utc(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

function text(date: Date): string {
  return date.toISOString().slice(0, 10)
}

/** The day `count` days later, or earlier when negative. */
export function addDays(day: string, count: number): string {
  const date = utc(day)
  date.setUTCDate(date.getUTCDate() + count)
  return text(date)
}

/** The first day of the month `count` months after the day's own. */
export function monthStart(day: string, count = 0): string {
  const date = utc(day)
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + count)
  return text(date)
}

/** The last day of the month `count` months after the day's own. */
export function monthEnd(day: string, count = 0): string {
  return addDays(monthStart(day, count + 1), -1)
}

/** The Sunday on or before the day: weeks start on Sunday. */
export function weekStart(day: string): string {
  return addDays(day, -utc(day).getUTCDay())
}

/** Whether the text is a real day from 1900 to 2199: 2026-02-28 is one, 2026-02-30 is none. */
export function isDay(value: string | null | undefined): value is string {
  if (!value || !/^(19|20|21)\d\d-\d{2}-\d{2}$/.test(value)) return false
  const date = utc(value)
  return !Number.isNaN(date.getTime()) && text(date) === value
}
