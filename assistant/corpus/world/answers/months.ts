import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { type DayRange, monthRange } from '@lya/core/calendar/day-range.ts'
import type { QueryAnswer } from '#conversation/asking/query-answer.ts'
import type { Query } from '#conversation/effect.ts'
import { daysOf, ownIn, rangeOf, sumOf, typeOf } from '#corpus/world/answers/sums.ts'
import type { World } from '#corpus/world/world.ts'

const yearMonths = 12

/** Of the months that are named, else of those of a year before this one; none before the first. */
export function monthly(world: World, query: Query): QueryAnswer {
  const asked = rangeOf(world, query)
  const month = world.today.toPlainYearMonth()
  const isNamed = query.from !== null && asked.from.until(asked.to).days >= asked.from.daysInMonth
  const first = isNamed ? asked.from.toPlainYearMonth() : month.subtract({ months: yearMonths })
  const end = isNamed ? asked.to.toPlainYearMonth() : month.subtract({ months: 1 })
  const sums: { range: DayRange; sum: Cents }[] = []
  for (let at = end; sums.length < yearMonths; at = at.subtract({ months: 1 })) {
    if (Temporal.PlainYearMonth.compare(at, first) < 0) break
    const range = monthRange(at)
    sums.unshift({ range, sum: sumOf(ownIn(world, query, range)) })
  }
  const from = sums.findIndex(({ sum }) => sum > 0)
  const begun = sums.slice(Math.max(0, from))
  return {
    ...{ metric: 'monthly', type: typeOf(query), months: begun.length },
    totalCents: cents(begun.reduce((all, { sum }) => all + sum, 0)),
    from: daysOf(begun[0]?.range ?? asked).from,
    to: daysOf(begun.at(-1)?.range ?? asked).to,
  }
}

/** The month of the last twelve, this one included, in which the most went or came in. */
export function busiestMonth(world: World, query: Query): QueryAnswer {
  const month = world.today.toPlainYearMonth()
  const all = Array.from({ length: yearMonths }, (_, back) => {
    const range = monthRange(month.subtract({ months: back }))
    return { days: daysOf(range), totalCents: sumOf(ownIn(world, query, range)) }
  })
  const [best] = all.toSorted((one, other) => other.totalCents - one.totalCents)
  const none = { days: null, totalCents: cents(0) }
  const found = best && best.totalCents > 0 ? best : none
  return { metric: 'busiest-month', type: typeOf(query), ...found }
}

/** Two periods that are named; else this month against the one, or against the month before. */
export function compared(world: World, query: Query): QueryAnswer {
  const month = world.today.toPlainYearMonth()
  const asked = rangeOf(world, query)
  const { against } = query
  if (against) {
    const from = Temporal.PlainDate.from(against.from)
    return sideBySide(world, query, asked, { from, to: Temporal.PlainDate.from(against.to) })
  }
  const now = monthRange(month)
  const isOther = query.from !== null && Temporal.PlainDate.compare(asked.from, now.from) < 0
  const before = isOther ? asked : monthRange(month.subtract({ months: 1 }))
  return sideBySide(world, query, now, before)
}

function sideBySide(world: World, query: Query, now: DayRange, before: DayRange): QueryAnswer {
  return {
    ...{ metric: 'compared', type: typeOf(query), now: daysOf(now), before: daysOf(before) },
    totalCents: sumOf(ownIn(world, query, now)),
    beforeCents: sumOf(ownIn(world, query, before)),
  }
}
