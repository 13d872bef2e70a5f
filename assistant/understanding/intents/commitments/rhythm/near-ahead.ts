import type { Period } from '#language/periods/period.ts'
import type { Reading } from '#understanding/reading.ts'

/** How many months ahead a month of the next year is still the coming one. */
const nearMonths = 2

/** Whether a month is still to come, this year or soon: of limits and bills that one is meant. */
export function isNearAhead(first: Temporal.PlainDate, today: Temporal.PlainDate): boolean {
  const [month, now] = [first.toPlainYearMonth(), today.toPlainYearMonth()]
  if (Temporal.PlainYearMonth.compare(month, now) <= 0) return false
  const last = now.add({ months: nearMonths })
  return month.year === now.year || Temporal.PlainYearMonth.compare(month, last) <= 0
}

/** The first day of the next month of that number; null where it is not near. */
export function monthToCome(month: number, today: Temporal.PlainDate): Temporal.PlainDate | null {
  const year = month < today.month ? today.year + 1 : today.year
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  return isNearAhead(first, today) ? first : null
}

const wentBy = new Set(
  'foi foram gastei gastamos sobrou passei estourei estourou fechei fechou'.split(' '),
)

/** "o limite de dezembro", asked in November: that of this year, unless it is told of as gone. */
export function isComing(
  asked: boolean | 'near',
  { from }: Period,
  { today, tokens }: Reading,
): boolean {
  if (asked !== 'near') return asked
  return !tokens.some(({ norm }) => wentBy.has(norm)) && isNearAhead(from.add({ years: 1 }), today)
}
