import { readCalendarDay } from '#language/calendar-days.ts'
import { readLength } from '#language/durations.ts'
import { findHoliday, holidayWordsMax, nextHoliday } from '#language/holidays.ts'
import { leansAhead } from '#language/leaning.ts'
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
  /** Whether the message speaks of what is to come. */
  isAhead: boolean,
) => NamedDay | null

const readers: readonly DayReader[] = [
  readHoliday,
  readRelativeDay,
  readCalendarDay,
  readWeekday,
  readLater,
]

/**
 * The days named in a message, in order, none overlapping. A day without a direction is the most
 * recent one that is not in the future, as in an account of what was spent.
 */
export function findDays(tokens: readonly Token[], today: Temporal.PlainDate): NamedDay[] {
  const days: NamedDay[] = []
  const isAhead = leansAhead(tokens)
  let at = 0
  while (at < tokens.length) {
    const day = readAt(tokens, at, today, isAhead)
    if (day) days.push(day)
    at = day ? day.last + 1 : at + 1
  }
  return days
}

function readAt(
  tokens: readonly Token[],
  first: number,
  today: Temporal.PlainDate,
  isAhead: boolean,
): NamedDay | null {
  for (const reader of readers) {
    const day = reader(tokens, first, today, isAhead)
    if (day) return day
  }
  return null
}

/** `3 dias depois de amanha`, `2 semanas depois de sabado`: a length from another day on. */
function readLater(
  tokens: readonly Token[],
  first: number,
  today: Temporal.PlainDate,
): NamedDay | null {
  const found = readLength(tokens, first)
  if (!found) return null
  const [link = '', joint = '', more = ''] = wordsAfter(tokens, found.last)
  const isAfter = /^(depois|apos)$/.test(link)
  const isNext = link === 'a' && joint === 'seguir'
  if (!isAfter && !isNext) return null
  const skipped = isNext ? (more === 'a' ? 3 : 2) : joint === 'de' ? 2 : 1
  const start = found.last + 1 + skipped
  const from = readAt(tokens, start, today, true)
  return from && { first, last: from.last, date: from.date.add(found.length) }
}

function wordsAfter(tokens: readonly Token[], last: number): string[] {
  return tokens.slice(last + 1, last + 4).map((one) => one.norm)
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
  const isAlone = first === 0 && tokens.length <= holidayWordsMax
  if (!isPlaced && !holidayStarts.has(word) && !isAlone) return null
  const start = isPlaced ? first + 1 : first
  for (let length = holidayWordsMax; length > 0; length -= 1) {
    const words = tokens.slice(start, start + length)
    if (words.length < length || words.some((one) => one.kind !== 'word')) continue
    const name = words.map((one) => one.folded).join(' ')
    // A holiday that is all of a message answers "until when?".
    const isAll = isAlone && first + length === tokens.length
    const date = isAll ? nextHoliday(name, today) : findHoliday(name, today)
    if (date) return { first, last: start + length - 1, date }
  }
  return null
}
