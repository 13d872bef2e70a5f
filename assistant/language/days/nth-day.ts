import type { NamedDay } from '#language/days/named-day.ts'
import { weekdays } from '#language/days/words.ts'
import type { Token } from '#language/tokens.ts'

const last = -1
const ordinals = new Map<string, number>([
  ['primeiro', 1],
  ['primeira', 1],
  ['1', 1],
  ['segundo', 2],
  ['segunda', 2],
  ['2', 2],
  ['terceiro', 3],
  ['terceira', 3],
  ['3', 3],
  ['quarto', 4],
  ['quarta', 4],
  ['4', 4],
  ['quinto', 5],
  ['5', 5],
  ['decimo', 10],
  ['10', 10],
  ['ultimo', last],
  ['ultima', last],
])
/** What comes again, or is told in the present. */
const each = new Set(['todo', 'toda', 'todos', 'cada', 'sempre', 'pago', 'dou', 'recebo'])
const told = new Set('caiu recebi entrou pagaram pagou paguei dei foi veio era'.split(' '))
const ofMonth = new Set(['do', 'de', 'desse', 'deste', 'cada', 'todo'])
const friday = 5

/**
 * `todo primeiro domingo do mes`, `no quinto dia util`: a day of a month that has no figure. Of
 * what comes again, or is to come, the next one; else the most recent one.
 */
export function readNthDay(
  tokens: readonly Token[],
  first: number,
  today: Temporal.PlainDate,
  isAhead: boolean,
): NamedDay | null {
  const nth = ordinals.get(tokens[first]?.folded ?? '')
  if (nth === undefined) return null
  const found = readName(tokens, first)
  if (!found) return null
  const end = readMonth(tokens, found.last + 1)
  const isOpen = found.weekday === null && !tokens.some(({ norm }) => told.has(norm))
  const isHabit = isOpen || tokens.some(({ norm }) => each.has(norm))
  // "o último sábado" is the one that is over.
  if (found.weekday !== null && end === found.last && (!isHabit || nth === last)) return null
  const isNext = tokens[end + 1]?.norm === 'que' && tokens[end + 2]?.norm === 'vem'
  const month = today.toPlainYearMonth()
  const dayIn = (months: number) => nthDayOf(month.add({ months }), nth, found.weekday)
  const isOver = Temporal.PlainDate.compare(dayIn(0), today) < 0
  if (isNext) return { first, last: end + 2, date: dayIn(1) }
  if (isHabit || isAhead) return { first, last: end, date: dayIn(isOver ? 1 : 0) }
  return { first, last: end, date: dayIn(isOver || dayIn(0).equals(today) ? 0 : -1) }
}

/** Whether a day is told so. */
export function isNthDay(tokens: readonly Token[], day: NamedDay): boolean {
  return ordinals.has(tokens[day.first]?.folded ?? '') && readName(tokens, day.first) !== null
}

/** The weekday behind the ordinal, null for `dia util`. */
function readName(
  tokens: readonly Token[],
  first: number,
): { weekday: number | null; last: number } | null {
  // The sign of `5º` is a word of its own.
  const isSigned =
    tokens[first]?.kind === 'number' && /^[ºªoa]$/.test(tokens[first + 1]?.folded ?? '')
  const at = first + (isSigned ? 2 : 1)
  const [name = '', behind = ''] = tokens.slice(at, at + 2).map(({ folded }) => folded)
  if (name === 'dia' && behind === 'util') return { weekday: null, last: at + 1 }
  const weekday = name.length > 3 ? weekdays.get(name) : undefined
  if (weekday === undefined || (tokens[first]?.kind === 'number' && !isSigned)) return null
  const dashed = behind === '-' && tokens[at + 2]?.folded === 'feira' ? 2 : 0
  return { weekday, last: at + (behind === 'feira' ? 1 : dashed) }
}

/** The last token of `do mes`, `de cada mes`; that before where none of it stands. */
function readMonth(tokens: readonly Token[], at: number): number {
  const [one = '', two = '', three = ''] = tokens.slice(at, at + 3).map(({ norm }) => norm)
  if (!ofMonth.has(one)) return at - 1
  if (two === 'mes') return at + 1
  return ofMonth.has(two) && three === 'mes' ? at + 2 : at - 1
}

function nthDayOf(
  month: Temporal.PlainYearMonth,
  nth: number,
  weekday: number | null,
): Temporal.PlainDate {
  const start = month.toPlainDate({ day: 1 })
  const days = Array.from({ length: month.daysInMonth }, (_, at) => start.add({ days: at }))
  const such = days.filter(({ dayOfWeek }) => {
    return weekday === null ? dayOfWeek <= friday : dayOfWeek === weekday
  })
  return such.at(nth === last ? last : nth - 1) ?? start
}
