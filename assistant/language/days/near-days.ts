import type { NamedDay } from '#language/days/named-day.ts'
import { nextSuch } from '#language/days/next-such.ts'
import { months } from '#language/days/words.ts'
import type { Token } from '#language/tokens.ts'
import { findVerb } from '#language/verbs.ts'

/** How far ahead a day may lie that is named with its month and without a year. */
const aheadMax = 62
const parting = new Set([',', ';', '.', '!', '?', ':', 'e', 'mas'])

/**
 * Days named by their month that come soon: `dia 3 de dezembro`, said in November, is the one to
 * come and not that of a year ago, where nothing near it was done.
 */
export function withNearDays(
  tokens: readonly Token[],
  days: NamedDay[],
  today: Temporal.PlainDate,
): NamedDay[] {
  return days.map((day) => {
    const isOver = Temporal.PlainDate.compare(day.date, today) < 0
    if (!isOver || !isOfMonth(tokens, day) || isOfDeed(tokens, day)) return day
    const date = nextSuch(tokens, day, today)
    const ahead = today.until(date).days
    return ahead > 0 && ahead <= aheadMax ? { ...day, date } : day
  })
}

function isOfMonth(tokens: readonly Token[], { first, last }: NamedDay): boolean {
  return tokens.slice(first, last + 1).some(({ norm }) => months.has(norm))
}

/** Something is told as done between the marks that a day stands between. */
function isOfDeed(tokens: readonly Token[], { first, last }: NamedDay): boolean {
  let [from, to] = [first, last]
  while (from > 0 && !parting.has(tokens[from - 1]?.norm ?? '')) from -= 1
  while (to < tokens.length - 1 && !parting.has(tokens[to + 1]?.norm ?? '')) to += 1
  return tokens.slice(from, to + 1).some(({ norm }) => findVerb(norm)?.form.endsWith('did'))
}
