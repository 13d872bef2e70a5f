import { readCalendarDay } from '#language/days/calendar.ts'
import type { NamedDay } from '#language/days/named-day.ts'
import { readOfWeek, type Week } from '#language/days/of-week.ts'
import { isNthOfAll, isSecond } from '#language/days/second.ts'
import { isShortDay } from '#language/days/short-weekday.ts'
import { doubtfulWeekdays, ordinalFollowers, weekdays } from '#language/days/words.ts'
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

const counted = new Set(['uma', 'meia', 'duas'])

const pointing = new Set(['essa', 'esse', 'esta', 'este'])

const coming = new Set(['proxima', 'proximo'])

const gone = new Set(['passada', 'passado', 'ultima', 'ultimo', 'anterior'])

/** `sexta`, `na quinta-feira`, `sabado passado`, `proxima terca`, `segunda que vem`, `2a feira`. */
export function readWeekday(
  tokens: readonly Token[],
  first: number,
  today: Temporal.PlainDate,
  isAhead: boolean,
): NamedDay | null {
  const numbered = readNumbered(tokens, first)
  const { folded: written = '', norm = '' } = tokens[first] ?? {}
  // "seguda", as the spelling is put right.
  const folded = weekdays.has(written) ? written : norm
  const weekday = numbered?.weekday ?? weekdays.get(folded)
  if (weekday === undefined) return null
  let last = numbered?.last ?? first
  const hasFeira = Boolean(numbered) || isFeira(tokens, last)
  if (!numbered && hasFeira) last += tokens[last + 1]?.folded === '-' ? 2 : 1

  const dated = readDateAfter(tokens, first, last, { today, weekday })
  if (dated) return dated
  const previous = tokens[first - 1]?.norm ?? ''
  if (doubtfulWeekdays.has(folded) && !hasFeira && !before.has(previous)) {
    if (!isShortDay(tokens, first)) return null
  }
  const next = tokens[last + 1]?.norm ?? ''
  const isOrdinal = isSecond(tokens, first) || isNthOfAll(tokens, first)
  if (!hasFeira && (ordinalFollowers.has(next) || isOrdinal)) return null
  // In the north `uma quarta de farinha` is a measure.
  if (!hasFeira && counted.has(previous) && next === 'de') return null

  const after = tokens[last + 2]?.norm ?? ''
  if (next === 'que' && after === 'vem')
    return named(first, last + 2, afterTomorrow(today, weekday))
  const ofWeek = readOfWeek(tokens, last + 1, { today, weekday })
  if (ofWeek) return named(first, ofWeek.last, ofWeek.date)
  const ofLast = weekBefore(tokens, first)
  if (ofLast !== null) {
    const monday = today.subtract({ days: today.dayOfWeek + 6 })
    return named(ofLast, last, monday.add({ days: weekday - 1 }))
  }
  if (next === 'agora' && today.dayOfWeek === weekday) return named(first, last + 1, today)
  if (coming.has(previous)) return named(first - 1, last, ahead(today, weekday))
  if (coming.has(next)) return named(first, last + 1, ahead(today, weekday))
  const isPlaced = before.has(previous)
  // "essa segunda" that is all of a message answers "until when?".
  if (pointing.has(previous) && first === 1 && last === tokens.length - 1) {
    return named(0, last, ahead(today, weekday))
  }
  if (isAhead && isPlaced && !gone.has(next)) return named(first, last, ahead(today, weekday))
  if (today.dayOfWeek === weekday && isSaidOfToday(tokens, first, last)) {
    return named(first, last, today)
  }
  const recent = back(today, weekday)
  if (next === 'retrasada' || next === 'retrasado') {
    return named(first, last + 1, recent.subtract({ days: 7 }))
  }
  return named(first, gone.has(next) ? last + 1 : last, recent)
}

const whole = new Set(['sabadao', 'domingao', 'sextou'])

const possessing = new Set(['de', 'do', 'da', 'meu', 'hoje'])

const praised = new Set(
  'de do da eh e : ja ne hein braba brabo brava bravo gorda santa boa bom com em'.split(' '),
)

/**
 * Whether a weekday is named as the one it is: `sabadão: lavagem 50`, `quarta de cinzas`, `feira de
 * domingo`. Of the day a week ago nobody speaks so.
 */
function isSaidOfToday(tokens: readonly Token[], first: number, last: number): boolean {
  if (whole.has(tokens[first]?.folded ?? '') || isOfThisWeek(tokens, first)) return true
  if (before.has(tokens[first - 1]?.norm ?? '')) return false
  const next = tokens[last + 1]?.norm ?? ''
  if (gone.has(next) || /^retrasad[oa]$/.test(next)) return false
  return possessing.has(tokens[first - 1]?.norm ?? '') || praised.has(next)
}

/** `uber essa semana: seg 14, qui 12, sex 19`: the last of them may be today. */
function isOfThisWeek(tokens: readonly Token[], first: number): boolean {
  const at = tokens.findIndex(({ norm }) => norm === 'semana')
  return at > 0 && at < first && /^n?es[st]a$/.test(tokens[at - 1]?.norm ?? '')
}

/** `sexta, 12 de setembro`: the date says it all; without a year it falls on that weekday. */
function readDateAfter(
  tokens: readonly Token[],
  first: number,
  last: number,
  { today, weekday }: Week,
): NamedDay | null {
  const start = tokens[last + 1]?.folded === ',' ? last + 2 : last + 1
  const date = readCalendarDay(tokens, start, today, true)
  if (!date || date.last === start) return null
  const later = date.date.add({ years: 1 })
  const isOther = date.date.dayOfWeek !== weekday && later.dayOfWeek === weekday
  const hasYear = tokens.slice(start, date.last + 1).some(({ folded }) => /^\d{4}$/.test(folded))
  return { first, last: date.last, date: isOther && !hasYear ? later : date.date }
}

/** Where `semana passada na quinta` begins; null where no week is told before the day. */
function weekBefore(tokens: readonly Token[], first: number): number | null {
  const at = before.has(tokens[first - 1]?.norm ?? '') ? first - 1 : first
  const [week, past] = tokens.slice(Math.max(0, at - 2), at).map(({ norm }) => norm)
  return week === 'semana' && past === 'passada' ? at - 2 : null
}

/** The next such day; said of tomorrow's weekday, it is the one of the week after. */
function afterTomorrow(today: Temporal.PlainDate, weekday: number): Temporal.PlainDate {
  const next = ahead(today, weekday)
  return today.until(next).days === 1 ? next.add({ days: 7 }) : next
}

/** `2a feira`, `6ª-feira`. */
function readNumbered(
  tokens: readonly Token[],
  first: number,
): { weekday: number; last: number } | null {
  if (tokens[first]?.kind !== 'number') return null
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
