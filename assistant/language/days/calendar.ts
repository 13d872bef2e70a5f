import { clamp, dateOf, recent } from '#language/days/calendar/date-of.ts'
import { readDotted, readGroup, readWritten } from '#language/days/calendar/written-date.ts'
import type { NamedDay } from '#language/days/named-day.ts'
import { isStamp } from '#language/days/stamp.ts'
import { isStreet } from '#language/days/street.ts'
import { doubtfulMonths, months } from '#language/days/words.ts'
import { readSmallNumber } from '#language/small-number.ts'
import { readSpokenNumber } from '#language/spoken-number.ts'
import type { Token } from '#language/tokens.ts'

/** Days of the calendar: `03/11`, `2026-11-03`, `dia 5`, `5 de marco de 2026`, `dia 5/3`. */
export function readCalendarDay(
  tokens: readonly Token[],
  first: number,
  today: Temporal.PlainDate,
  /** A weekday stands before it, so a name that is also another word is a month. */
  isMonthSure = false,
): NamedDay | null {
  const isNamed = tokens[first]?.norm === 'dia'
  const start = isNamed ? first + 1 : first
  const written =
    readWritten(tokens, start, today, isNamed) ??
    readDotted(tokens, start) ??
    readGroup(tokens, start)
  if (written) return { ...written, first }
  const lastMonth = isNamed ? null : readMonthAlone(tokens, start, today)
  if (lastMonth) return lastMonth
  const day = readSmallNumber(tokens, start)
  if (!day || day.value < 1 || day.value > 31) return null
  if (isStreet(tokens, first)) return null
  const withMonth = readMonth(tokens, day, today, isNamed || isMonthSure)
  if (withMonth) return { ...withMonth, first }
  if (!isNamed || (isUnitNext(tokens, day.last + 1) && !isThousandNext(tokens, first, day.last)))
    return null
  return readDayOfMonth(tokens, first, day, today)
}

/** `setembro passado`: the same day of the last such month. */
function readMonthAlone(
  tokens: readonly Token[],
  first: number,
  today: Temporal.PlainDate,
): NamedDay | null {
  const month = months.get(tokens[first]?.folded ?? '')
  if (month === undefined || tokens[first + 1]?.norm !== 'passado') return null
  const year = month < today.month ? today.year : today.year - 1
  const start = Temporal.PlainDate.from({ year, month, day: 1 })
  return { first, last: first + 1, date: clamp(start, today.day) }
}

function readMonth(
  tokens: readonly Token[],
  day: { value: number; last: number },
  today: Temporal.PlainDate,
  isNamed: boolean,
): NamedDay | null {
  const link = tokens[day.last + 1]?.norm ?? ''
  const isLinked = link === 'de' || link === 'do' || link === '/' || link === '-'
  const at = day.last + (isLinked ? 2 : 1)
  const name = tokens[at]?.folded ?? ''
  // "um maio" is a bathing suit.
  if (tokens[day.last]?.folded === 'um' && !isLinked) return null
  const month = months.get(name) ?? numberedMonth(tokens, at, link)
  if (month === undefined) return null
  const isSure = isLinked || isNamed || tokens[at]?.isGlued || isStamp(tokens, day.last, at)
  if (doubtfulMonths.has(name) && !isSure) return null
  const year = readYear(tokens, at + 1)
  const date = year ? dateOf(year.value, month, day.value) : recent(month, day.value, today)
  return date && { first: at, last: year?.last ?? at, date }
}

/** `9 de 8 de 1971`: only a year of four figures makes it a month. */
function numberedMonth(tokens: readonly Token[], at: number, link: string): number | undefined {
  const month = Number(tokens[at]?.folded)
  const hasYear =
    tokens[at + 1]?.norm === 'de' && /^(19|20)\d\d$/.test(tokens[at + 2]?.folded ?? '')
  return link === 'de' && hasYear && month >= 1 && month <= 12 ? month : undefined
}

function readYear(tokens: readonly Token[], at: number): { value: number; last: number } | null {
  const link = tokens[at]?.norm ?? ''
  const isLinked = link === 'de' || link === '/' || link === ',' || link === 'do'
  const short = link === 'de' ? /^([5-9]\d)$/.exec(tokens[at + 1]?.folded ?? '') : null
  if (short && !isUnitNext(tokens, at + 2)) return { value: 1900 + Number(short[1]), last: at + 1 }
  const number = readSpokenNumber(tokens, isLinked ? at + 1 : at)
  const value = number ? number.hundredths / 100 : 0
  const isYear = number && number.decimals === 0 && value >= 1900 && value <= 2100
  const isPlain = isYear && (isLinked || /^(19|20)\d\d$/.test(tokens[number.first]?.folded ?? ''))
  return isPlain ? { value, last: number.last } : null
}

const units = new Set([
  'dias',
  'reais',
  'real',
  'conto',
  'contos',
  'pila',
  'pilas',
  'mil',
  '%',
  'x',
])

function isUnitNext(tokens: readonly Token[], at: number): boolean {
  return units.has(tokens[at]?.folded ?? '')
}

const perDay = new Set(['por', 'ao', 'cada', 'a', 'um', 'uns', 'meio'])

/** `caiu dia 25 mil e seiscentos`: the day, and then a sum that begins with its thousand. */
function isThousandNext(tokens: readonly Token[], first: number, last: number): boolean {
  return tokens[last + 1]?.folded === 'mil' && !perDay.has(tokens[first - 1]?.norm ?? '')
}

/** `dia 5`, `dia 5 do mes passado`, `dia 5 desse mes`. */
function readDayOfMonth(
  tokens: readonly Token[],
  first: number,
  day: { value: number; last: number },
  today: Temporal.PlainDate,
): NamedDay | null {
  const tail = tokens.slice(day.last + 1, day.last + 5).map((one) => one.norm)
  const [link = '', month = '', which = '', vem = ''] = tail
  const isOfMonth = /^d(o|este|esse)$/.test(link) && month === 'mes'
  if (isOfMonth && /^(passado|anterior)$/.test(which)) {
    const date = clamp(today.subtract({ months: 1 }), day.value)
    return { first, last: day.last + 3, date }
  }
  if (isOfMonth && which === 'que' && vem === 'vem') {
    return { first, last: day.last + 4, date: clamp(today.add({ months: 1 }), day.value) }
  }
  const last = isOfMonth ? day.last + 2 : day.last
  if (day.value <= today.day) return { first, last, date: today.with({ day: day.value }) }
  // The most recent month that has such a day: on 1 March, "dia 31" was in January.
  for (let back = 1; back <= 3; back += 1) {
    const month = today.with({ day: 1 }).subtract({ months: back })
    if (month.daysInMonth >= day.value) return { first, last, date: month.with({ day: day.value }) }
  }
  return null
}
