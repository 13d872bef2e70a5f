import { readPeriod } from '#understanding/intents/period.ts'
import type { Reading } from '#understanding/reading.ts'

const others = / (fim|final|inicio|comeco) d[ea] semana | semanas? santa | \d+ semanas /
const past = / (semana (passada|anterior|que passou)|ultima semana) /
const current =
  / (ess[ea]|est[ea]|ness[ea]|nest[ea]|dess[ea]|dest[ea]|[nd]?a) semana (?!(passada|anterior|retrasada|que (vem|passou)|seguinte|d[eoa]) )/

/**
 * The week that a question is about. A week of the product begins on Sunday, as its filters have
 * it; the language at large says Monday. Null where it is about no week.
 *
 * @param isAhead What is to come is asked for: the whole week, not only what is over of it.
 */
export function weekAsked(
  flat: string,
  today: Temporal.PlainDate,
  isAhead: boolean,
): { from: string; to: string } | null {
  if (others.test(flat)) return null
  const sunday = today.subtract({ days: today.dayOfWeek % 7 })
  if (past.test(flat)) return span(sunday.subtract({ days: 7 }), sunday.subtract({ days: 1 }))
  if (!current.test(flat)) return null
  return span(sunday, isAhead ? sunday.add({ days: 6 }) : today)
}

function span(from: Temporal.PlainDate, to: Temporal.PlainDate): { from: string; to: string } {
  return { from: from.toString(), to: to.toString() }
}

/** The days that a question is about, its week as the product has it; null where none are named. */
export function daysAsked(reading: Reading): { from: string | null; to: string | null } {
  const week = weekAsked(reading.flat, reading.today, false)
  const { from = null, to = null } = week ?? readPeriod(reading, false)
  return { from, to }
}
