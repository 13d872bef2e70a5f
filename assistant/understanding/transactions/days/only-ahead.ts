import { months } from '#language/days/words.ts'
import type { Span } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'
import type { Scene } from '#understanding/transactions/scene.ts'

/** Only a day to come is named: "uber 15 amanha" is a plan. */
export function isAhead({ reading }: Scene, { first, last }: Clause): boolean {
  const { days, today } = reading
  const isComing = (date: Temporal.PlainDate) => Temporal.PlainDate.compare(date, today) > 0
  const named = days.filter((one) => one.first >= first && one.last <= last)
  if (named.length === 0) return isInComingMonth(reading, { first, last })
  return named.every((one) => isComing(one.date))
}

const monthsAheadMax = 3

/** `ipva 1.200 em janeiro`, said in November: the next one is nearer than the last. */
function isInComingMonth({ tokens, today }: Reading, { first, last }: Span): boolean {
  return tokens.slice(first, last + 1).some(({ folded }, at) => {
    const month = tokens[first + at - 1]?.norm === 'em' ? months.get(folded) : undefined
    const ahead = month === undefined ? 0 : (month - today.month + 12) % 12
    return ahead > 0 && ahead <= monthsAheadMax
  })
}
