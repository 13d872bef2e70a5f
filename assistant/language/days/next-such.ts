import { holidayWordsMax, nextHoliday } from '#language/days/holidays.ts'
import type { NamedDay } from '#language/days/named-day.ts'
import { months, weekdays } from '#language/days/words.ts'
import type { Token } from '#language/tokens.ts'

const gone = new Set('passada passado ultima ultimo anterior retrasada retrasado'.split(' '))
const oneWeek = { weeks: 1 }

/**
 * The day of that name that is not over: what is due "sexta" or "dia 5" is due on the next one. A
 * day with its year, and one that is said to be over, stay.
 */
export function nextSuch(
  tokens: readonly Token[],
  { first, last, date }: NamedDay,
  today: Temporal.PlainDate,
): Temporal.PlainDate {
  const words = tokens.slice(first, last + 1).map((one) => one.norm)
  if (Temporal.PlainDate.compare(date, today) >= 0) return date
  if (words.some((word) => /^20\d\d$/.test(word) || gone.has(word))) return date
  const step = stepOf(words)
  if (step) return date.add(step)
  const name = words.slice(-holidayWordsMax).filter((word) => !/^(n?[oa]|em)$/.test(word))
  return nextHoliday(name.join(' '), today) ?? date
}

/** After how long a day of such a name comes again; null of `ontem`, which never does. */
function stepOf(words: readonly string[]) {
  if (words.some((word) => months.has(word)) || words.includes('/')) return { years: 1 }
  if (words.some((word) => weekdays.has(word)) || words.includes('semana')) return oneWeek
  return words[0] === 'dia' ? { months: 1 } : null
}

/** Whether a day is the last that is meant: `ate sexta`, `ate o dia 5`. */
export function isUntil(tokens: readonly Token[], { first }: Pick<NamedDay, 'first'>): boolean {
  const [before, article] = [tokens[first - 1]?.norm ?? '', tokens[first - 2]?.norm]
  return before === 'ate' || (article === 'ate' && /^([oa]|ao|no|na)$/.test(before))
}
