import { cents } from '@lya/core/amounts/cents.ts'
import { monthRange } from '@lya/core/calendar/day-range.ts'
import type { QueryAnswer } from '#conversation/asking/query-answer.ts'
import type { Query } from '#conversation/effect.ts'
import { speaksOf } from '#conversation/match-named.ts'
import { ownIn, rangeOf, sumOf, typeOf } from '#corpus/world/answers/sums.ts'
import { newest } from '#corpus/world/entries.ts'
import { shown, type World } from '#corpus/world/world.ts'

/** The newest of them, whatever category what is named by words is filed under. */
export function lastOne(world: World, { words, categoryId, metric }: Query): QueryAnswer {
  const type = metric === 'received' || words !== undefined ? typeOf({ metric }) : undefined
  const item = newest(world).find((one) => {
    const isOf =
      words === undefined
        ? categoryId === null || one.categoryId === categoryId
        : speaksOf(words, one.description)
    const isWay = type === undefined || one.type === type
    return isOf && isWay && one.date <= world.today.toString()
  })
  return { metric: 'one', view: 'last', item: item ? shown(world, item) : null }
}

/** Of the days of the period that are over, today included. */
export function average(world: World, query: Query, per: 'day' | 'week'): QueryAnswer {
  const { from, to } = rangeOf(world, query)
  const last = Temporal.PlainDate.compare(to, world.today) > 0 ? world.today : to
  const days = from.until(last).days + 1
  const totalCents = sumOf(ownIn(world, query, { from, to: last }))
  return { metric: 'average', type: typeOf(query), totalCents, days, per }
}

/** How a month stands, beside what was spent in the one before. */
export function overview(world: World, query: Query): QueryAnswer {
  const range = rangeOf(world, query)
  const before = monthRange(range.from.toPlainYearMonth().subtract({ months: 1 }))
  const all = { ...query, categoryId: null }
  const spent = ownIn(world, { ...all, metric: 'spent' }, range)
  const groups = Map.groupBy(spent, (one) => shown(world, one).categoryName)
  const [largest] = [...groups]
    .map(([name, own]) => ({ name, totalCents: sumOf(own) }))
    .toSorted((one, other) => other.totalCents - one.totalCents)
  return {
    metric: 'overview',
    incomeCents: sumOf(ownIn(world, { ...all, metric: 'received' }, range)),
    expensesCents: sumOf(spent),
    beforeCents: sumOf(ownIn(world, { ...all, metric: 'spent' }, before)),
    largest: largest ?? null,
  }
}

/** What should have been paid. */
export function overdue({ bills, today }: World): QueryAnswer {
  const late = bills.filter(({ nextDate }) => Temporal.PlainDate.compare(nextDate, today) < 0)
  const payments = late.map(({ name, amountCents, nextDate }) => {
    return { name, amountCents: cents(amountCents), nextDate: nextDate.toString() }
  })
  return { metric: 'upcoming', payments }
}
