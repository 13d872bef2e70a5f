import { readCalendarDay } from '#language/days/calendar.ts'
import { readLength } from '#language/days/durations.ts'
import {
  findHoliday,
  holidayOfYear,
  holidayWordsMax,
  nextHoliday,
} from '#language/days/holidays.ts'
import { readInMonth } from '#language/days/in-month.ts'
import { leansAhead } from '#language/days/leaning.ts'
import type { DayReader, NamedDay } from '#language/days/named-day.ts'
import { isUntil } from '#language/days/next-such.ts'
import { readNthDay } from '#language/days/nth-day.ts'
import { readRelativeDay } from '#language/days/relative.ts'
import { readWeekday } from '#language/days/weekday.ts'
import { weekdays } from '#language/days/words.ts'
import type { Token } from '#language/tokens.ts'

const readers: readonly DayReader[] = [
  readHoliday,
  readNthDay,
  readRelativeDay,
  (tokens, first, today) => readCalendarDay(tokens, first, today),
  readWeekday,
  readInMonth,
  readLater,
]

/** More days than any honest message has are not looked at. */
const daysMax = 60

/**
 * The days named in a message, in order, none overlapping. A day without a direction is the most
 * recent one that is not in the future, as in an account of what was spent.
 */
export function findDays(tokens: readonly Token[], today: Temporal.PlainDate): NamedDay[] {
  const days: NamedDay[] = []
  const isAhead = leansAhead(tokens)
  let at = 0
  while (at < tokens.length && days.length < daysMax) {
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
  const linkLength = readAfter(tokens, found.last + 1)
  if (linkLength === 0) return null
  const from = readAt(tokens, found.last + 1 + linkLength, today, true)
  if (!from) return null
  // Counted from a bare weekday, it is the one to come.
  const isGone = Temporal.PlainDate.compare(from.date, today) < 0
  const isBare = from.first === from.last && weekdays.has(tokens[from.first]?.folded ?? '')
  const start = isGone && isBare ? from.date.add({ days: 7 }) : from.date
  return { first, last: from.last, date: start.add(found.length) }
}

/** The words of `depois de`, `apos`, `a seguir a`; 0 where none of them stands. */
function readAfter(tokens: readonly Token[], at: number): number {
  const [link = '', joint = '', more = ''] = tokens.slice(at, at + 3).map((one) => one.norm)
  if (/^(depois|apos)$/.test(link)) return joint === 'de' ? 2 : 1
  if (link !== 'a' || joint !== 'seguir') return 0
  return more === 'a' ? 3 : 2
}

const placing = new Set(['no', 'na', 'nesse', 'nessa', 'neste', 'nesta', 'em'])
const past = new Set(['passado', 'passada'])
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
  const isLimit = isUntil(tokens, { first })
  const isSure = isPlaced || isLimit || holidayStarts.has(word) || isAlone
  const start = isPlaced ? first + 1 : first
  for (let length = holidayWordsMax; length > 0; length -= 1) {
    const isLast = past.has(tokens[start + length]?.norm ?? '')
    if (!isSure && !isLast) continue
    const words = tokens.slice(start, start + length)
    if (words.length < length || words.some((one) => one.kind !== 'word')) continue
    const name = words.map((one) => one.folded).join(' ')
    // A holiday that is all of a message answers "until when?".
    const isAll = isAlone && first + length === tokens.length
    const date = isAll ? nextHoliday(name, today) : findHoliday(name, today)
    const last = start + length - (isLast ? 0 : 1)
    if (date) return inYear(tokens, { first, last, date }, { name, today })
  }
  return null
}

/** `natal de 2024`, `natal do ano passado`. */
function inYear(
  tokens: readonly Token[],
  day: NamedDay,
  { name, today }: { name: string; today: Temporal.PlainDate },
): NamedDay {
  const [link, year = '', which = ''] = tokens.slice(day.last + 1, day.last + 4).map((t) => t.norm)
  if (link === 'de' && /^20\d\d$/.test(year)) {
    return { ...day, last: day.last + 2, date: holidayOfYear(name, Number(year)) ?? day.date }
  }
  const isLastYear = link === 'do' && year === 'ano' && /^(passado|anterior)$/.test(which)
  if (!isLastYear) return day
  const date = holidayOfYear(name, today.year - 1) ?? day.date
  return { ...day, last: day.last + 3, date }
}
