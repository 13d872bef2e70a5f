import { type Cents, sumCents } from '@lya/core/amounts/cents.ts'
import { type DayRange, monthRange } from '@lya/core/calendar/day-range.ts'
import type { Query } from '#conversation/effect.ts'
import { within } from '#corpus/world/entries-within.ts'
import type { Entry, World } from '#corpus/world/world.ts'
import type { TransactionType } from '#understanding/draft.ts'

/** Which way what is asked about went. */
export const typeOf = ({ metric }: Pick<Query, 'metric'>): TransactionType =>
  metric === 'received' ? 'receita' : 'despesa'

/** The days that are asked about; what is not said is this month, and so is so far of it. */
export function rangeOf({ today }: World, { from, to }: Query): DayRange {
  const month = monthRange(today.toPlainYearMonth())
  if (from === null || to === null) return month
  if (from === month.from.toString() && to === today.toString()) return month
  return { from: Temporal.PlainDate.from(from), to: Temporal.PlainDate.from(to) }
}

/** The days of a range as a query has them. */
export const daysOf = ({ from, to }: DayRange) => ({ from: from.toString(), to: to.toString() })

/** Those of a question's way and category in some days, the newest first. */
export function ownIn(world: World, query: Query, range: DayRange): Entry[] {
  const type = typeOf(query)
  return within(world, { ...query, ...daysOf(range) }).filter((one) => one.type === type)
}

/** What they come to. */
export const sumOf = (all: readonly Entry[]): Cents =>
  sumCents(all.map(({ amountCents }) => amountCents))
