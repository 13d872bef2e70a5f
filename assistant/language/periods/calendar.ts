import { months } from '#language/days/words.ts'
import { type NamedPeriod, wordAt } from '#language/periods/period.ts'
import { monthOf, stretchOf, type Unit, unitOf } from '#language/periods/units.ts'
import type { Token } from '#language/tokens.ts'

const ordinals = [
  'primeir',
  'segund',
  'terceir',
  'quart',
  'quint',
  'sext',
  'setim',
  'oitav',
  'non',
  'decim',
]
const finalOrdinal = -1

/** `marco de 2026`, `em maio`, `2025`, `segundo trimestre`, `primeira quinzena de abril`. */
export function readCalendarPeriod(
  tokens: readonly Token[],
  first: number,
  today: Temporal.PlainDate,
): NamedPeriod | null {
  return (
    readOrdinal(tokens, first, today) ??
    readMonth(tokens, first, today) ??
    readYearAlone(tokens, first)
  )
}

interface Found {
  value: number
  last: number
}

function readOrdinal(
  tokens: readonly Token[],
  first: number,
  today: Temporal.PlainDate,
): NamedPeriod | null {
  const ordinal = ordinalAt(tokens, first)
  const unit = ordinal && unitOf(wordAt(tokens, ordinal.last + 1))
  if (!ordinal || unit === undefined || unit === null || unit === 12) return null
  const at = ordinal.last + 2
  if (typeof unit === 'number') return partOfYear(tokens, { first, at, today, unit }, ordinal)
  const month = monthAfter(tokens, at, today)
  if (!month && ordinal.value === finalOrdinal) return null
  const period = partOfMonth(unit, month?.day ?? today, ordinal.value)
  return period && { first, last: month?.last ?? at - 1, ...period }
}

interface Place {
  first: number
  at: number
  today: Temporal.PlainDate
  unit: Exclude<Unit, string>
}

/** `segundo trimestre de 2025`; of this year where none is named. */
function partOfYear(
  tokens: readonly Token[],
  { first, at, today, unit }: Place,
  ordinal: Found,
): NamedPeriod | null {
  const year = readYear(tokens, at) ?? ownYear(tokens, at, today)
  if (!year && ordinal.value === finalOrdinal) return null
  const count = 12 / unit
  const part = ordinal.value === finalOrdinal ? count : ordinal.value
  if (part > count) return null
  const january = today.with({ year: year?.value ?? today.year, month: 1, day: 1 })
  return { first, last: year?.last ?? at - 1, ...stretchOf(unit, january, part - 1) }
}

/** Half months, and weeks as the seven days of a month from its first. */
function partOfMonth(unit: 'day' | 'week' | 'half', day: Temporal.PlainDate, part: number) {
  const length = unit === 'half' ? 15 : 7
  const count = unit === 'half' ? 2 : 5
  const index = part === finalOrdinal ? count - 1 : part - 1
  if (unit === 'day' || index >= count) return null
  const from = day.with({ day: Math.min(index * length + 1, day.daysInMonth) })
  const end = index === count - 1 ? day.daysInMonth : (index + 1) * length
  return { from, to: day.with({ day: end }) }
}

/** `primeiro`, `decimo segundo`, `2o`, `3º`; -1 for `ultimo`. */
function ordinalAt(tokens: readonly Token[], at: number): Found | null {
  const mark = tokens[at + 1]
  const figure = /^[1-9]\d?$/.exec(wordAt(tokens, at))
  if (figure) {
    const isOrdinal = mark?.isGlued && /^[oaº°ª]$/.test(mark.folded)
    return isOrdinal ? { value: Number(figure[0]), last: at + 1 } : null
  }
  const word = wordAt(tokens, at)
  if (/^ultim[oa]$/.test(word)) return { value: finalOrdinal, last: at }
  const value = ordinalValue(word)
  if (value === 0) return null
  const more = value === 10 ? ordinalValue(mark?.norm ?? '') : 0
  const isMore = more > 0 && more < 10
  return isMore ? { value: 10 + more, last: at + 1 } : { value, last: at }
}

function ordinalValue(word: string): number {
  return /[oa]$/.test(word) ? ordinals.indexOf(word.slice(0, -1)) + 1 : 0
}

const monthLeads = /^(em|de|do|desde|ate|entre|mes|e|a|-)$/

/** A month by its name after `em`, `de` and the like, or with its year. */
function readMonth(
  tokens: readonly Token[],
  first: number,
  today: Temporal.PlainDate,
): NamedPeriod | null {
  const month = months.get(wordAt(tokens, first))
  // "5 de maio" is a day.
  const isDay = /^\d{1,2}$/.test(wordAt(tokens, first - 2)) || tokens[first - 1]?.kind === 'number'
  if (month === undefined || isDay) return null
  const year = readYear(tokens, first + 1) ?? ownYear(tokens, first + 1, today)
  const isFull = wordAt(tokens, first).length > 3
  if (!year && !(isFull && monthLeads.test(wordAt(tokens, first - 1)))) return null
  const recent = month > today.month ? today.year - 1 : today.year
  const day = Temporal.PlainDate.from({ year: year?.value ?? recent, month, day: 1 })
  return { first, last: year?.last ?? first, ...monthOf(day) }
}

function monthAfter(
  tokens: readonly Token[],
  at: number,
  today: Temporal.PlainDate,
): { day: Temporal.PlainDate; last: number } | null {
  const link = wordAt(tokens, at)
  if (/^d(est|ess)e$/.test(link) && wordAt(tokens, at + 1) === 'mes') {
    return { day: today, last: at + 1 }
  }
  const isLinked = link === 'de' || link === 'do'
  const start = isLinked ? at + 1 : at
  if (wordAt(tokens, start) === 'mes') {
    const isPast = /^(passado|anterior)$/.test(wordAt(tokens, start + 1))
    const day = isPast ? today.subtract({ months: 1 }) : today
    return { day, last: isPast ? start + 1 : start }
  }
  const month = isLinked ? readMonth(tokens, start, today) : null
  return month && { day: month.from, last: month.last }
}

/** ` de 2025`, ` 2025`, `/2025`. */
function readYear(tokens: readonly Token[], at: number): Found | null {
  const isLinked = /^(de|do|\/|em)$/.test(wordAt(tokens, at))
  const start = isLinked ? at + 1 : at
  const hasName = wordAt(tokens, start) === 'ano' && wordAt(tokens, start + 1) === 'de'
  const year = start + (hasName ? 2 : 0)
  return isYear(wordAt(tokens, year)) ? { value: Number(wordAt(tokens, year)), last: year } : null
}

/** ` do ano passado`, ` desse ano`. */
function ownYear(tokens: readonly Token[], at: number, today: Temporal.PlainDate): Found | null {
  if (wordAt(tokens, at + 1) !== 'ano') return null
  const link = wordAt(tokens, at)
  if (/^d(est|ess)e$/.test(link)) return { value: today.year, last: at + 1 }
  const isPast = /^(passado|anterior)$/.test(wordAt(tokens, at + 2))
  return link === 'do' && isPast ? { value: today.year - 1, last: at + 2 } : null
}

function readYearAlone(tokens: readonly Token[], first: number): NamedPeriod | null {
  const isLed = /^(em|de|ano)$/.test(wordAt(tokens, first))
  const at = wordAt(tokens, first + 1) === 'de' ? first + 2 : first + 1
  if (!isLed || !isYear(wordAt(tokens, at))) return null
  const january = Temporal.PlainDate.from({ year: Number(wordAt(tokens, at)), month: 1, day: 1 })
  return { first, last: at, ...stretchOf(12, january, 0) }
}

function isYear(word: string): boolean {
  return /^20\d\d$/.test(word)
}
