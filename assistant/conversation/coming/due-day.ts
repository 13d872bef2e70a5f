import { months } from '#language/days/words.ts'
import type { Reading } from '#understanding/reading.ts'

const lateMax = 90
const weekdays = new Set('segunda terca quarta quinta sexta sabado domingo feira -'.split(' '))
/** What names a day of the month, where the bare name of a weekday comes again next week. */
const monthly = / (dia|vencimento) /

/**
 * The day on which something is due. Days are read as past ones: `dia 5` and `sexta` are the next
 * ones here, and `05/11` may be over for good.
 */
export function dueDayIn({
  days,
  tokens,
  flat,
  today,
}: Pick<Reading, 'days' | 'tokens' | 'flat' | 'today'>): Temporal.PlainDate | null {
  const named = days.findLast((day) => !isAgo(tokens, day))
  if (!named) return null
  const words = tokens.slice(named.first, named.last + 1).map(({ norm }) => norm)
  // "dia dez" is the tenth, and no December.
  const isMonth = (word: string, at: number) =>
    months.has(word) && at > 0 && words[at - 1] !== 'dia'
  const isWhole = words.some((word, at) => word === '/' || isMonth(word, at))
  const isLate = named.date.until(today).days <= lateMax
  if (isWhole && isLate && words.includes('/')) return named.date
  // Of today one says 'hoje': a weekday that is today's is the next one.
  const isWeekday = words.every((word) => weekdays.has(word))
  // "luz 90 sexta, internet 80 dia 10": the day of the month is that of another.
  const besideDay = monthly.test(flat) && !isWeekday ? { months: 1 } : { weeks: 1 }
  const step = isWhole ? { years: 1 } : besideDay
  const isOver = (day: Temporal.PlainDate) =>
    Temporal.PlainDate.compare(day, today) < (isWeekday ? 1 : 0)
  let day = named.date
  while (isOver(day)) day = day.add(step)
  return day
}

const since = new Set(['faz', 'ha', 'tem'])

/** "faz 2 meses", "me lembra um dia antes": how long ago or before, and no day to pay on. */
function isAgo(tokens: Reading['tokens'], { first, last }: { first: number; last: number }) {
  const words = [tokens[first - 1], ...tokens.slice(first, last + 2)]
  const isBefore = last > first && tokens[last]?.norm === 'antes'
  return isBefore || words.some((word) => word?.norm === 'atras') || isSince(tokens, first)
}

function isSince(tokens: Reading['tokens'], first: number): boolean {
  return [first - 1, first].some((at) => {
    return since.has(tokens[at]?.norm ?? '') && tokens[at + 1]?.kind === 'number'
  })
}

const atEnd = ['fim', 'final'].flatMap((end) => [` ${end} do mes `, ` ${end} desse mes `])

/** The last day of this month, where that is when it is to be paid. */
export function monthEndIn({
  flat,
  today,
}: Pick<Reading, 'flat' | 'today'>): Temporal.PlainDate | null {
  const isThen = atEnd.some((end) => flat.includes(end))
  return isThen ? today.with({ day: today.daysInMonth }) : null
}

/** The same, where it is said as `dia 15`: the `agora` of "agora é 335" is no day to pay on. */
export function datedDueDay(reading: Reading): Temporal.PlainDate | null {
  const isDated = reading.days.some(({ first }) => reading.tokens[first]?.norm === 'dia')
  return isDated ? dueDayIn(reading) : null
}
