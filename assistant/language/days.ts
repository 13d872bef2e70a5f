import { readCalendarDay } from '#language/calendar-days.ts'
import { findHoliday, holidayWordsMax } from '#language/holidays.ts'
import { readRelativeDay } from '#language/relative-days.ts'
import type { Token } from '#language/tokens.ts'
import { readWeekday } from '#language/weekday-days.ts'

/** A day named at a place of the message: its first and last token, both of the name. */
export interface NamedDay {
  first: number
  last: number
  date: Temporal.PlainDate
}

/** What the readers of one kind of day answer; they are asked at each token in turn. */
export type DayReader = (
  tokens: readonly Token[],
  first: number,
  today: Temporal.PlainDate,
) => NamedDay | null

const readers: readonly DayReader[] = [readHoliday, readRelativeDay, readCalendarDay, readWeekday]

/**
 * The days named in a message, in order, none overlapping. A day without a direction is the most
 * recent one that is not in the future, as in an account of what was spent.
 */
export function findDays(tokens: readonly Token[], today: Temporal.PlainDate): NamedDay[] {
  const days: NamedDay[] = []
  let at = 0
  while (at < tokens.length) {
    const day = readAt(tokens, at, today)
    if (day) days.push(day)
    at = day ? day.last + 1 : at + 1
  }
  return days
}

function readAt(
  tokens: readonly Token[],
  first: number,
  today: Temporal.PlainDate,
): NamedDay | null {
  for (const reader of readers) {
    const day = reader(tokens, first, today)
    if (day) return day
  }
  return null
}

const placing = new Set(['no', 'na', 'nesse', 'nessa', 'neste', 'nesta', 'em'])
const holidayStarts = new Set(['vespera'])

/** Only "no natal", "na vespera de natal", "natal passado": "presente de natal" is no day. */
function readHoliday(
  tokens: readonly Token[],
  first: number,
  today: Temporal.PlainDate,
): NamedDay | null {
  const word = tokens[first]?.norm ?? ''
  const isPlaced = placing.has(word)
  if (!isPlaced && !holidayStarts.has(word)) return null
  const start = isPlaced ? first + 1 : first
  for (let length = holidayWordsMax; length > 0; length -= 1) {
    const words = tokens.slice(start, start + length)
    if (words.length < length || words.some((one) => one.kind !== 'word')) continue
    const name = words.map((one) => one.folded).join(' ')
    const date = findHoliday(name, today)
    if (date) return { first, last: start + length - 1, date }
  }
  return null
}
