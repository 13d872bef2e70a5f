/** Such a day of a month, or its last where it has none. */
export function clamp(month: Temporal.PlainDate, day: number): Temporal.PlainDate {
  return month.with({ day: Math.min(day, month.daysInMonth) })
}

/** `26` is 2026, and `98` is 1998. */
export function fullYear(year: number): number {
  if (year >= 100) return year
  return year < 70 ? 2000 + year : 1900 + year
}

/** The day, where the calendar has it. */
export function dateOf(year: number, month: number, day: number): Temporal.PlainDate | null {
  if (month < 1 || month > 12 || day < 1 || year < 1900 || year > 2100) return null
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  return day <= first.daysInMonth ? first.with({ day }) : null
}

/** The most recent such day, today included. Looks eight years back for 29 February. */
export function recent(
  month: number,
  day: number,
  today: Temporal.PlainDate,
): Temporal.PlainDate | null {
  for (let year = today.year; year >= today.year - 8; year -= 1) {
    const date = dateOf(year, month, day)
    if (date && Temporal.PlainDate.compare(date, today) <= 0) return date
  }
  return null
}
