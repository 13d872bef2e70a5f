const daysMax = 366

/** A day that a machine read, if it is one of the last year; null for any other text. */
export function plausibleDay(
  written: string | null,
  today: Temporal.PlainDate,
): Temporal.PlainDate | null {
  if (written === null || !/^\d{4}-\d{2}-\d{2}$/.test(written)) return null
  let day: Temporal.PlainDate
  try {
    day = Temporal.PlainDate.from(written, { overflow: 'reject' })
  } catch {
    return null
  }
  const { days } = day.until(today)
  return days >= 0 && days <= daysMax ? day : null
}
