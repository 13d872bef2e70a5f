import { cents, sumCents } from '@lya/core/amounts/cents.ts'
import { monthRange } from '@lya/core/calendar/day-range.ts'
import { owedThisMonth } from '@lya/core/money/recurring/due-within.ts'
import type { QueryAnswer } from '#conversation/asking/query-answer.ts'
import type { Query } from '#conversation/effect.ts'
import { within } from '#corpus/world/entries-within.ts'
import type { Entry, World } from '#corpus/world/world.ts'

/** Of the views those that depend on nothing but the figures; null for the others. */
export function answerView(world: World, query: Query): QueryAnswer | null {
  if (query.view === 'daily') return daily(world, query)
  return query.view === 'busiest' ? busiest(world, query) : null
}

/** What is left of the limits stands instead, where that is asked for and there are some. */
function daily({ today, entries, bills, budgets }: World, query: Query): QueryAnswer | null {
  if (query.metric === 'budget' && (budgets.length > 0 || query.categoryId !== null)) return null
  const month = monthRange(today.toPlainYearMonth())
  const due = bills
    .filter(({ nextDate }) => Temporal.PlainDate.compare(nextDate, month.to) <= 0)
    .map((one) => ({ ...one, endDate: null }))
  const of = (type: Entry['type']) => sumOf(entries.filter((one) => one.type === type))
  return {
    metric: 'daily',
    balanceCents: cents(of('receita') - of('despesa')),
    owedCents: owedThisMonth(due, today),
    days: today.until(month.to).days + 1,
  }
}

function busiest(world: World, query: Query): QueryAnswer {
  const type = query.metric === 'received' ? 'receita' : 'despesa'
  const own = within(world, query).filter((one) => one.type === type)
  const [most] = [...Map.groupBy(own, ({ date }) => date)]
    .map(([day, all]) => ({ day, totalCents: sumOf(all) }))
    .toSorted((one, other) => other.totalCents - one.totalCents)
  return { metric: 'busiest', type, day: null, totalCents: cents(0), ...most }
}

const sumOf = (all: readonly Entry[]) => sumCents(all.map((one) => one.amountCents))
