import type { NamedDay } from '#language/days/named-day.ts'
import { months, weekdays } from '#language/days/words.ts'
import { readCalendarPeriod } from '#language/periods/calendar.ts'
import { type NamedPeriod, wordAt } from '#language/periods/period.ts'
import { readRelativePeriod } from '#language/periods/relative.ts'
import type { Token } from '#language/tokens.ts'

/** What the readers of a range look at. */
export interface Scene {
  tokens: readonly Token[]
  days: readonly NamedDay[]
  today: Temporal.PlainDate
}

interface End extends NamedPeriod {
  kind: 'period' | 'day' | 'weekday' | 'yearless' | 'number'
}

/** `de 1 a 15 de maio`, `entre marco e junho`, `desde segunda`, `de ontem ate hoje`. */
export function readRange(scene: Scene, first: number): NamedPeriod | null {
  const { tokens, today } = scene
  const start = skipOpener(tokens, first)
  const isBetween = wordAt(tokens, first) === 'entre'
  const from = readEnd(scene, start)
  if (!from) return null
  const link = linkLength(tokens, from.last + 1, isBetween) || towards(scene, from)
  const to = link === 0 ? null : readEnd(scene, skipArticle(tokens, from.last + 1 + link))
  if (to && to.kind !== 'number') return fit(scene, first, from, to)
  const isSince = wordAt(tokens, first) === 'desde' || wordAt(tokens, first) === 'a'
  if (!isSince || start === first || from.kind === 'number') return null
  return { first, last: from.last, from: from.from, to: today }
}

function skipOpener(tokens: readonly Token[], first: number): number {
  const word = wordAt(tokens, first)
  if (word === 'a' && wordAt(tokens, first + 1) === 'partir') return skipArticle(tokens, first + 3)
  return skipArticle(tokens, /^(d[eoa]|desde|entre)$/.test(word) ? first + 1 : first)
}

function skipArticle(tokens: readonly Token[], at: number): number {
  const word = wordAt(tokens, at)
  return /^(o|a|os|as|d[oae])$/.test(word) ? at + 1 : at
}

/** The words of `a`, `ate`, `ate ao`, `-`; of `e` too after `entre`. */
function linkLength(tokens: readonly Token[], at: number, isBetween: boolean): number {
  // "21 de dez. a 6 de jan.": the full stop of a short form.
  if (wordAt(tokens, at) === '.') {
    const length = linkLength(tokens, at + 1, isBetween)
    return length === 0 ? 0 : length + 1
  }
  const word = wordAt(tokens, at)
  if (word === 'ate') return /^(o|ao|a)$/.test(wordAt(tokens, at + 1)) ? 2 : 1
  return /^(a|ao|-)$/.test(word) || (isBetween && word === 'e') ? 1 : 0
}

/** The `pra` of `de ontem pra hoje`: behind a day, and before one. */
function towards({ tokens, days }: Scene, { last, kind }: End): number {
  const isTowards = /^(pra|para)$/.test(wordAt(tokens, last + 1))
  const isDays = kind === 'day' || kind === 'weekday'
  return isTowards && isDays && days.some(({ first }) => first === last + 2) ? 1 : 0
}

function readEnd({ tokens, days, today }: Scene, at: number): End | null {
  const period = readCalendarPeriod(tokens, at, today) ?? readRelativePeriod(tokens, at, today)
  if (period) return { ...period, kind: 'period' }
  const day = days.find((one) => one.first === at)
  if (day) return { ...day, from: day.date, to: day.date, kind: kindOf(tokens, day) }
  const said = wordAt(tokens, at)
  const value = said === 'primeiro' ? 1 : Number(/^\d{1,2}$/.exec(said)?.[0] ?? 0)
  if (value < 1 || value > 31) return null
  const last = isOrdinal(tokens, at) ? at + 1 : at
  return { first: at, last, from: today, to: today, kind: 'number' }
}

/** The `1º` of "entre 1º e 15 de setembro". */
function isOrdinal(tokens: readonly Token[], at: number): boolean {
  const mark = tokens[at + 1]
  return mark?.isGlued === true && /^[oº°]$/.test(mark.folded)
}

function kindOf(tokens: readonly Token[], { first, last }: NamedDay): End['kind'] {
  const words = tokens.slice(first, last + 1).map((one) => one.norm)
  if (words.some((word) => weekdays.has(word))) return 'weekday'
  const isNamed = words.some((word) => months.has(word)) || words.includes('/')
  const hasYear = words.some((word) => /^\d{4}$/.test(word)) || words.length > 4
  return isNamed && !hasYear ? 'yearless' : 'day'
}

/** Puts both ends into the years that they belong to; null where they are the wrong way round. */
function fit(scene: Scene, first: number, start: End, end: End): NamedPeriod | null {
  const isAlone = first === 0 && end.last === scene.tokens.length - 1
  const to = isAlone && end.kind === 'yearless' ? onOrAfter(end.to, scene.today) : end.to
  const from = startBefore(scene, start, to)
  const isBackwards = from === null || Temporal.PlainDate.compare(from, to) > 0
  if (!isBackwards) return { first, last: end.last, from, to }
  // A range that is all of a message answers "until when?".
  if (from === null || end.kind !== 'yearless' || !isAlone) return null
  return { first, last: end.last, from, to: to.add({ years: 1 }) }
}

function startBefore(
  { tokens }: Scene,
  start: End,
  to: Temporal.PlainDate,
): Temporal.PlainDate | null {
  if (start.kind === 'number') {
    const day = Number(wordAt(tokens, start.first)) || 1
    return day <= to.daysInMonth ? to.with({ day }) : null
  }
  const isLate = Temporal.PlainDate.compare(start.from, to) > 0
  if (start.kind === 'weekday') return isLate ? start.from.subtract({ days: 7 }) : start.from
  if (start.kind !== 'yearless') return start.from
  const inYear = start.from.with({ year: to.year })
  const isBefore = Temporal.PlainDate.compare(inYear, to) <= 0
  return isBefore ? inYear : inYear.subtract({ years: 1 })
}

function onOrAfter(day: Temporal.PlainDate, today: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(day, today) < 0 ? day.add({ years: 1 }) : day
}
