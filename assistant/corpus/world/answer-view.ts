import { cents } from '@lya/core/amounts/cents.ts'
import { monthRange } from '@lya/core/calendar/day-range.ts'
import { owedThisMonth } from '@lya/core/money/recurring/due-within.ts'
import type { QueryAnswer } from '#conversation/asking/query-answer.ts'
import type { Query } from '#conversation/effect.ts'
import { nextIncome, sinceIncome } from '#corpus/world/answers/incomes.ts'
import { busiestMonth, compared, monthly } from '#corpus/world/answers/months.ts'
import { average, lastOne, overdue, overview } from '#corpus/world/answers/overview.ts'
import { sumOf, typeOf } from '#corpus/world/answers/sums.ts'
import { within } from '#corpus/world/entries-within.ts'
import type { Entry, World } from '#corpus/world/world.ts'

/** What is asked about more than a sum; null where it is about a sum, or what is dearest. */
export function answerView(world: World, query: Query): QueryAnswer | null {
  switch (query.view) {
    case 'daily':
      return daily(world, query)
    case 'busiest':
      return busiest(world, query)
    case 'last':
      return lastOne(world, query)
    case 'average':
      return average(world, query, 'day')
    case 'weekly':
      return average(world, query, 'week')
    case 'monthly':
      return monthly(world, query)
    case 'busiest-month':
      return busiestMonth(world, query)
    case 'compared':
      return compared(world, query)
    case 'overview':
      return overview(world, query)
    case 'overdue':
      return overdue(world)
    case 'since-income':
      return sinceIncome(world)
    case 'next-income':
      return nextIncome(world)
    default:
      return null
  }
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
  const type = typeOf(query)
  const own = within(world, query).filter((one) => one.type === type)
  const [most] = [...Map.groupBy(own, ({ date }) => date)]
    .map(([day, all]) => ({ day, totalCents: sumOf(all) }))
    .toSorted((one, other) => other.totalCents - one.totalCents)
  return { metric: 'busiest', type, day: null, totalCents: cents(0), ...most }
}
