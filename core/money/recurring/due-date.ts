export const frequencies = ['mensal', 'semanal', 'quinzenal', 'anual'] as const
export type Frequency = (typeof frequencies)[number]

/** How often, and on which day of the month, 1 to 31, where months count. */
export interface Rhythm {
  frequency: Frequency
  dueDay: number
}

/** Any stored value that is not known counts as monthly. */
export function readFrequency(stored: string): Frequency {
  return frequencies.find((one) => one === stored) ?? 'mensal'
}

/**
 * The date after this one: a week, fifteen days, a month or a year on. Months and years land on
 * the due day, or on the month's last day where it has no such day; the due day is remembered, so
 * 31 January is followed by 28 or 29 February and then by 31 March.
 */
export function nextDueDate(date: Temporal.PlainDate, rhythm: Rhythm): Temporal.PlainDate {
  return laterDueDate(date, rhythm, 1)
}

/** As many dates later, at once. @param steps Zero is the date itself. */
export function laterDueDate(
  date: Temporal.PlainDate,
  { frequency, dueDay }: Rhythm,
  steps: number,
): Temporal.PlainDate {
  // The first date may stand on any day; only those that follow it are of the due day.
  if (steps === 0) return date
  switch (frequency) {
    case 'semanal':
      return date.add({ days: 7 * steps })
    case 'quinzenal':
      return date.add({ days: 15 * steps })
    case 'mensal':
      return dueDateIn(date.toPlainYearMonth().add({ months: steps }), dueDay)
    case 'anual':
      return dueDateIn(date.toPlainYearMonth().add({ years: steps }), dueDay)
  }
}

/** A number of steps after which a date lies before this day or just reached it; never too many. */
export function stepsTowards(
  date: Temporal.PlainDate,
  day: Temporal.PlainDate,
  { frequency }: Rhythm,
): number {
  if (Temporal.PlainDate.compare(date, day) >= 0) return 0
  const { days } = date.until(day, { largestUnit: 'days' })
  const months = (day.year - date.year) * 12 + (day.month - date.month)
  switch (frequency) {
    case 'semanal':
      return Math.ceil(days / 7)
    case 'quinzenal':
      return Math.ceil(days / 15)
    case 'mensal':
      return months
    case 'anual':
      return day.year - date.year
  }
}

/**
 * What a new payment's next date is proposed to be: the due day of this month or, when that has
 * passed, the first date of its rhythm that has not. Never before today.
 */
export function firstDueDate(today: Temporal.PlainDate, rhythm: Rhythm): Temporal.PlainDate {
  return dueFrom(today, dueDateIn(today.toPlainYearMonth(), rhythm.dueDay), rhythm)
}

/** The first date of a rhythm that is not over, from this one on. */
export function dueFrom(
  today: Temporal.PlainDate,
  first: Temporal.PlainDate,
  rhythm: Rhythm,
): Temporal.PlainDate {
  let date = first
  while (Temporal.PlainDate.compare(date, today) < 0) date = nextDueDate(date, rhythm)
  return date
}

/**
 * The date that another due day makes of the next one: in the same month, but never one that is
 * over by that alone.
 */
export function movedDueDate(
  next: Temporal.PlainDate,
  today: Temporal.PlainDate,
  rhythm: Rhythm,
): Temporal.PlainDate {
  const moved = dueDateIn(next.toPlainYearMonth(), rhythm.dueDay)
  const isLate = Temporal.PlainDate.compare(next, today) < 0
  return isLate || Temporal.PlainDate.compare(moved, today) >= 0
    ? moved
    : nextDueDate(moved, rhythm)
}

/** Whether a new payment is late from the start: its next date is in the past. */
export function isCreatedLate(nextDate: Temporal.PlainDate, today: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(nextDate, today) < 0
}

function dueDateIn(month: Temporal.PlainYearMonth, dueDay: number): Temporal.PlainDate {
  return month.toPlainDate({ day: Math.min(dueDay, month.daysInMonth) })
}
