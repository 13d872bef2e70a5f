import { months } from '#language/days/words.ts'
import type { Reading } from '#understanding/reading.ts'

/** Told without its day, a month is reminded of from its first one. */
const dayUnknown = 1

/**
 * When what comes once a year is due next: `todo 18 de março`, `anual, em janeiro`, `vence 15/02`.
 *
 * @param dueDay The day of the month that was told; null for none.
 * @returns Today or a later day; null where no month is told.
 */
export function dueOfYear(reading: Reading, dueDay: number | null): Temporal.PlainDate | null {
  const month = monthIn(reading)
  if (month === null) return null
  return nextOfYear(reading.today, { month, day: dueDay ?? dayUnknown })
}

/** The day of this name that is today or comes next; the last of a month that has no such day. */
export function nextOfYear(
  today: Temporal.PlainDate,
  named: { month: number; day: number },
): Temporal.PlainDate {
  const due = Temporal.PlainDate.from({ ...named, year: today.year })
  if (Temporal.PlainDate.compare(due, today) >= 0) return due
  return Temporal.PlainDate.from({ ...named, year: today.year + 1 })
}

/** The one month that is told, by its name or within a date. */
function monthIn({ tokens, days }: Reading): number | null {
  const named = new Set(tokens.flatMap(({ norm }) => months.get(norm) ?? []))
  if (named.size > 0) return named.size === 1 ? ([...named][0] ?? null) : null
  const dated = days.find(({ first, last }) =>
    tokens.slice(first, last + 1).some(({ norm }) => norm.includes('/')),
  )
  return dated?.date.month ?? null
}
