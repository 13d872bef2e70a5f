import { balk } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fullYear } from '#language/days/calendar/date-of.ts'

/** A day and a month, as `31/02` or `31/02/2026`; no fraction of a measure, no part of a number. */
const written = /(?<![\d/.,])(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?![\d/])/g
const monthMax = 12
const dayMax = 31
/** Fewer are counted or measured: "1/2 kg", "3/4". */
const dayMin = 29
const leapYear = 2028

/**
 * Refuses what would be written on a day that does not exist, "paguei 50 de luz dia 31/02": it is
 * never replaced by another one. The turn as it is where it writes nothing, or names no such day.
 */
export function withoutNoSuchDay(told: TurnInput, turn: Turn): Turn {
  const writes = turn.effects.some(({ kind }) => kind !== 'query' && kind !== 'explain')
  if (!(writes || turn.state.open) || !told.text.includes('/')) return turn
  const isWrong = [...told.text.matchAll(written)].some(([, day, month, year]) => {
    return isMissing(Number(day), Number(month), year === undefined ? leapYear : Number(year))
  })
  return isWrong ? balk(told, { intent: 'clarify', confidence: 90 }, 'no-such-day') : turn
}

function isMissing(day: number, month: number, year: number): boolean {
  if (day < dayMin || day > dayMax || month < 1 || month > monthMax) return false
  return day > Temporal.PlainYearMonth.from({ year: fullYear(year), month }).daysInMonth
}
