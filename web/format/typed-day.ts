import { addDays, isDay } from '#format/day-arithmetic.ts'
import { formatDay } from '#format/days.ts'

/**
 * What a person's text says. `missing` is a day that no calendar has, by the name to refuse it by;
 * `out-of-range` lies outside the years that a day is kept for.
 */
export type DayReading =
  | { status: 'ok'; day: string }
  | { status: 'missing'; name: string }
  | { status: 'empty' | 'unreadable' | 'out-of-range' }

type Around = {
  /** Today in the person's zone. */
  today: string
  /** A day without its year is the first such day from this one on. */
  yearFrom: string
}

/** Which days are meant: those of what has been, of what comes round again, or of what is to be. */
export type Meant = 'past' | 'near' | 'ahead'

/** How far the other way a day without its year may still be meant. */
const slackDays = 60

/** Where the year begins that a day without one is looked for in. */
export function daysAround(meant: Meant, today: string): Around {
  if (meant === 'ahead') return { today, yearFrom: today }
  if (meant === 'near') return { today, yearFrom: addDays(today, -slackDays) }
  // In November '1/1' is this year's; in January '28/12' is last year's.
  const newYear = `${today.slice(0, 4)}-01-01`
  const yearAgo = addDays(today, slackDays - 365)
  return { today, yearFrom: yearAgo < newYear ? yearAgo : newYear }
}

const distanceOfWord = new Map([
  ['hoje', 0],
  ['ontem', -1],
  ['anteontem', -2],
  ['amanha', 1],
  ['depois de amanha', 2],
])

const months = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ')
const monthWord =
  'jan(?:eiro)?|fev(?:ereiro)?|mar(?:co)?|abr(?:il)?|maio?|junh?o?|julh?o?|ago(?:sto)?|' +
  'set(?:embro)?|out(?:ubro)?|nov(?:embro)?|dez(?:embro)?'

const patterns = [
  // 5/3, 5/3/26, 05.03.2026, 5-3, 5 3 26
  /^(?<date>\d{1,2})(?: ?[-/. ] ?)(?<month>\d{1,2})(?:(?: ?[-/. ] ?)(?<year>\d{4}|\d{2}))?$/,
  // 2026-03-05, as copied from elsewhere
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<date>\d{1,2})$/,
  // 0503, 050326, 05032026
  /^(?<date>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})?$/,
  // 5 de marco de 2026, 5 mar
  new RegExp(
    `^(?<date>\\d{1,2})(?:o|º)?(?: de |[-/. ])?(?<word>${monthWord})\\.?` +
      '(?:(?: de |[-/. ])(?<year>\\d{4}|\\d{2}))?$',
  ),
]

/** Reads a day as Brazilians type it: day first. Nothing is guessed from what can't be read. */
export function readDay(typed: string, around: Around): DayReading {
  const text = fold(typed)
  if (text === '') return { status: 'empty' }
  const distance = distanceOfWord.get(text)
  if (distance !== undefined) return { status: 'ok', day: addDays(around.today, distance) }
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.groups
    if (found) return fromParts(found, around.yearFrom)
  }
  return { status: 'unreadable' }
}

function fromParts(found: Record<string, string | undefined>, yearFrom: string): DayReading {
  const { date = '', word } = found
  const month = word ? String(months.indexOf(word.slice(0, 3)) + 1) : (found.month ?? '')
  const rest = `${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const fullYear = yearOf(found.year, rest, yearFrom)
  const day = `${fullYear}-${rest}`
  if (isDay(day)) return { status: 'ok', day }
  if (fullYear < '1900' || fullYear > '2199') return { status: 'out-of-range' }
  return { status: 'missing', name: formatDay(`${fullYear}-${rest}`) }
}

function yearOf(year: string | undefined, rest: string, yearFrom: string): string {
  if (year) return year.padStart(4, '20')
  const first = Number(yearFrom.slice(0, 4))
  return String(rest >= yearFrom.slice(5) ? first : first + 1)
}

function fold(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return bare.replace(/\s+/g, ' ').trim()
}
