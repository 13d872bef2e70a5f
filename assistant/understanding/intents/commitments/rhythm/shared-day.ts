import type { NamedDay } from '#language/days/named-day.ts'
import { nextSuch } from '#language/days/next-such.ts'
import { findVerb } from '#language/verbs.ts'
import type { Reading } from '#understanding/reading.ts'

/** `dia 12`: what is told as a date or a weekday is no day of every month. */
export function isOfMonth({ tokens }: Reading, { first, last }: NamedDay): boolean {
  return tokens[first]?.norm === 'dia' && tokens[last]?.kind !== 'mark' && last - first <= daysWords
}

/** `dia vinte e cinco` */
const daysWords = 3

/** The one day that is told before all sums or behind them. */
export function sharedDay(reading: Reading): NamedDay | null {
  const [day, another] = reading.days
  const [first, second] = [reading.amounts[0], reading.amounts.at(-1)]
  if (!day || another || !first || !second) return null
  if (!isOfMonth(reading, day)) return fallsBefore(reading, day, first.first)
  const isLead = day.last < first.first && !isNaming(reading, 0, day.first)
  return isLead || day.first > second.last ? day : null
}

const ends = new Set(['.', '!'])
const falling = new Set(['vence', 'vencem', 'vencendo'])

/** "amanhã vence a internet 119,90 e o plano 684": both of them, on a day that is to come. */
function fallsBefore(reading: Reading, day: NamedDay, end: number): NamedDay | null {
  const { tokens, today } = reading
  const lead = tokens.slice(0, end)
  const at = lead.findIndex(({ norm }) => falling.has(norm))
  const start = tokens.slice(0, Math.max(0, at)).findLastIndex(({ norm }) => ends.has(norm)) + 1
  if (at < 0 || day.first >= end || isNaming(reading, start, Math.min(day.first, at))) return null
  // "a internet vence amanhã, 119,90 e ..." is of the one.
  if (Math.abs(at - day.first) > nearWords && Math.abs(at - day.last) > nearWords) return null
  return { ...day, date: nextSuch(tokens, day, today) }
}

const nearWords = 2
const ofLists = new Set('todo toda mes conta contas no em as o a'.split(' '))

/** Whether anything but orders and the words of lists stands there. */
export function isNaming({ tokens }: Reading, from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ kind, norm }) => {
    return kind === 'word' && !findVerb(norm) && !ofLists.has(norm)
  })
}
