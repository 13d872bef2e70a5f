import { isInch } from '#language/days/inches.ts'
import type { NamedDay } from '#language/days/named-day.ts'
import { isStamp } from '#language/days/stamp.ts'
import { isStreet } from '#language/days/street.ts'
import { doubtfulMonths, months } from '#language/days/words.ts'
import { isShareOfDebt, partNames } from '#language/part-of-many.ts'
import { readSmallNumber } from '#language/small-number.ts'
import { readSpokenNumber } from '#language/spoken-number.ts'
import { hasFiguresFrom, type Token } from '#language/tokens.ts'
import { findVerb } from '#language/verbs.ts'

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

/** Figures with slashes, or with hyphens: `3/11`, `03/11/26`, `03-11-2026`, `2026-11-03`. */
function readWritten(
  tokens: readonly Token[],
  at: number,
  today: Temporal.PlainDate,
  isNamed: boolean,
): NamedDay | null {
  const [one, mark, two, again, three] = tokens.slice(at, at + 5)
  const isPair = one?.kind === 'number' && two?.kind === 'number' && mark?.isGlued && two.isGlued
  if (!isPair || (mark.folded !== '/' && mark.folded !== '-')) return null
  const hasThird = again?.folded === mark.folded && three?.kind === 'number' && three.isGlued
  const withComma = readCommaYear(one, two, at)
  if (withComma) return withComma
  const isDotted = [one, two, hasThird ? three : one].some((part) => /[.,]/.test(part.folded))
  if (isDotted) return null
  const a = Number(one.folded)
  const b = Number(two.folded)
  if (hasThird) {
    const c = Number(three.folded)
    const date = a > 31 ? dateOf(a, b, c) : dateOf(fullYear(c), b, a)
    return date && { first: at, last: at + 4, date }
  }
  // "1/3 do presente" and "2-3 reais" are no days.
  const isFraction = a < b && b <= 10 && !one.folded.startsWith('0') && isPart(tokens, at, b)
  if (mark.folded === '-' && !isNamed && !/^\d\d$/.test(two.folded)) return null
  if (isShareOfDebt(tokens, at) || isInch(tokens, at)) return null
  // "parcela 3/12" is the third of twelve.
  if (numbered.test(tokens[at - 1]?.norm ?? '')) return null
  // "10-12 de julho" are the days of a month.
  if (months.has(tokens[at + 4]?.folded ?? '') && !hasThird) return null
  if (isFraction && !isNamed) return null
  const date = recent(b, a, today)
  return date && { first: at, last: at + 2, date }
}

/** `08/12,2015`: the year after a comma. */
function readCommaYear(one: Token, two: Token, at: number): NamedDay | null {
  const match = /^(\d\d),(\d\d|\d{4})$/.exec(two.folded)
  if (!match || !/^\d\d$/.test(one.folded)) return null
  const date = dateOf(fullYear(Number(match[2])), Number(match[1]), Number(one.folded))
  return date && { first: at, last: at + 2, date }
}

/** `1.3.2013` and `2013.3.1`: in Brazil a point groups thousands, but never like this. */
function readDotted(tokens: readonly Token[], at: number): NamedDay | null {
  const match = /^(\d{1,4})\.(\d{1,2})\.(\d{1,4})$/.exec(tokens[at]?.folded ?? '')
  if (!match) return null
  const [one = '', two = '', three = ''] = match.slice(1)
  if (one.length < 4 && three.length < 4) return null
  const [day, year] = one.length === 4 ? [three, one] : [one, three]
  const date = dateOf(Number(year), Number(two), Number(day))
  return date && { first: at, last: at, date }
}

/** `set-23-2020`, `2020/set/23`: a month's name, a day and a year in any order. */
function readGroup(tokens: readonly Token[], at: number): NamedDay | null {
  const parts = tokens.slice(at, at + 5)
  const [, mark, , again] = parts
  const isGroup = parts.length === 5 && parts.slice(1).every((one) => one.isGlued)
  if (!isGroup || !/^[-/]$/.test(mark?.folded ?? '') || again?.folded !== mark?.folded) return null
  const texts = [parts[0], parts[2], parts[4]].map((one) => one?.folded ?? '')
  const month = texts.map((one) => months.get(one)).find((one) => one !== undefined)
  const year = texts.find((one) => /^\d{4}$/.test(one))
  const day = texts.find((one) => /^\d{1,2}$/.test(one))
  if (month === undefined || year === undefined || day === undefined) return null
  const date = dateOf(Number(year), month, Number(day))
  return date && { first: at, last: at + 4, date }
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

const numbered = new RegExp(`^(${partNames}|parcelas|etapa|aula|sessao)$`)

/** `1/3 do presente`, and `1/2 pizza 40` as well. */
function isPart(tokens: readonly Token[], at: number, whole: number): boolean {
  if (isShare(tokens, at + 3)) return true
  const after = tokens[at + 3]
  const isThing = after?.kind === 'word' && !linking.test(after.norm) && !findVerb(after.norm)
  return whole <= 4 && isThing && hasFiguresFrom(tokens, at + 4)
}

const linking = /^(n[oa]|em|com|por|pr[ao]|e)$/
function isShare(tokens: readonly Token[], at: number): boolean {
  return /^(de|d[oae]s?|dess[ea]|dest[ea])$/.test(tokens[at]?.norm ?? '')
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

function clamp(month: Temporal.PlainDate, day: number): Temporal.PlainDate {
  return month.with({ day: Math.min(day, month.daysInMonth) })
}

function fullYear(year: number): number {
  if (year >= 100) return year
  return year < 70 ? 2000 + year : 1900 + year
}

function dateOf(year: number, month: number, day: number): Temporal.PlainDate | null {
  if (month < 1 || month > 12 || day < 1 || year < 1900 || year > 2100) return null
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  return day <= first.daysInMonth ? first.with({ day }) : null
}

/** The most recent such day, today included. Looks eight years back for 29 February. */
function recent(month: number, day: number, today: Temporal.PlainDate): Temporal.PlainDate | null {
  for (let year = today.year; year >= today.year - 8; year -= 1) {
    const date = dateOf(year, month, day)
    if (date && Temporal.PlainDate.compare(date, today) <= 0) return date
  }
  return null
}
