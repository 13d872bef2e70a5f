import { doubtfulWeekdays, ordinalFollowers, weekdays } from '#language/day-words.ts'
import type { NamedDay } from '#language/days.ts'
import type { Token } from '#language/tokens.ts'

const before = new Set([
  'na',
  'no',
  'nessa',
  'nesse',
  'nesta',
  'neste',
  'essa',
  'esse',
  'esta',
  'este',
])
const coming = new Set(['proxima', 'proximo'])
const gone = new Set(['passada', 'passado', 'ultima', 'ultimo', 'anterior'])

/** `sexta`, `na quinta-feira`, `sabado passado`, `proxima terca`, `segunda que vem`, `2a feira`. */
export function readWeekday(
  tokens: readonly Token[],
  first: number,
  today: Temporal.PlainDate,
): NamedDay | null {
  const numbered = readNumbered(tokens, first)
  const folded = tokens[first]?.folded ?? ''
  const weekday = numbered?.weekday ?? weekdays.get(folded)
  if (weekday === undefined) return null
  let last = numbered?.last ?? first
  const hasFeira = Boolean(numbered) || isFeira(tokens, last)
  if (!numbered && hasFeira) last += tokens[last + 1]?.folded === '-' ? 2 : 1

  const previous = tokens[first - 1]?.norm ?? ''
  if (doubtfulWeekdays.has(folded) && !hasFeira && !before.has(previous)) return null
  const next = tokens[last + 1]?.norm ?? ''
  if (!hasFeira && ordinalFollowers.has(next)) return null

  const after = tokens[last + 2]?.norm ?? ''
  if (next === 'que' && after === 'vem') return named(first, last + 2, ahead(today, weekday))
  if (coming.has(previous)) return named(first - 1, last, ahead(today, weekday))
  if (coming.has(next)) return named(first, last + 1, ahead(today, weekday))
  const recent = back(today, weekday)
  if (next === 'retrasada' || next === 'retrasado') {
    return named(first, last + 1, recent.subtract({ days: 7 }))
  }
  return named(first, gone.has(next) ? last + 1 : last, recent)
}

/** `2a feira`, `6ª-feira`. */
function readNumbered(
  tokens: readonly Token[],
  first: number,
): { weekday: number; last: number } | null {
  const [number, mark, dash, feira] = tokens.slice(first, first + 4)
  const isNumbered = /^[2-6]$/.test(number?.folded ?? '') && /^[aª]$/.test(mark?.folded ?? '')
  if (!isNumbered || !mark?.isGlued) return null
  const weekday = Number(number?.folded) - 1
  if (dash?.folded === 'feira') return { weekday, last: first + 2 }
  return dash?.folded === '-' && feira?.folded === 'feira' ? { weekday, last: first + 3 } : null
}

function isFeira(tokens: readonly Token[], last: number): boolean {
  const next = tokens[last + 1]?.folded
  return next === 'feira' || (next === '-' && tokens[last + 2]?.folded === 'feira')
}

function named(first: number, last: number, date: Temporal.PlainDate): NamedDay {
  return { first, last, date }
}

/** The last such day before today: said of a past expense, "segunda" is never today. */
function back(today: Temporal.PlainDate, weekday: number): Temporal.PlainDate {
  return today.subtract({ days: ((today.dayOfWeek - weekday + 6) % 7) + 1 })
}

function ahead(today: Temporal.PlainDate, weekday: number): Temporal.PlainDate {
  return today.add({ days: ((weekday - today.dayOfWeek + 6) % 7) + 1 })
}
