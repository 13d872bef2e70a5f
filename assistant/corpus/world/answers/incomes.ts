import { cents } from '@lya/core/amounts/cents.ts'
import type { QueryAnswer } from '#conversation/asking/query-answer.ts'
import type { Query } from '#conversation/effect.ts'
import { speaksOf } from '#conversation/match-named.ts'
import { rangeOf, sumOf } from '#corpus/world/answers/sums.ts'
import { newest } from '#corpus/world/entries.ts'
import { type Entry, shown, type World } from '#corpus/world/world.ts'

const pay = 'salario'

/** A pay that is longer ago is not the one that is lived on. */
const payDays = 45

/** What came in last: pay before any other, where there is some. */
function newestIncome(world: World): Entry | null {
  const now = world.today.toString()
  const from = world.today.subtract({ days: payDays }).toString()
  const came = newest(world).filter(({ type, date }) => type === 'receita' && date <= now)
  const paid = came.find((one) => one.date >= from && speaksOf(pay, one.description))
  return paid ?? came[0] ?? null
}

/** "quanto gastei desde que recebi?": up to today. */
export function sinceIncome(world: World): QueryAnswer {
  const item = newestIncome(world)
  if (!item) return { metric: 'since', item, totalCents: cents(0) }
  const now = world.today.toString()
  const spent = world.entries.filter((one) => {
    return one.type === 'despesa' && one.date >= item.date && one.date <= now
  })
  return { metric: 'since', item: shown(world, item), totalCents: sumOf(spent) }
}

/** How long it is to the next pay: when the last one came is all that is known. */
export function nextIncome(world: World): QueryAnswer {
  const item = newestIncome(world)
  return { metric: 'one', view: 'next', item: item && shown(world, item) }
}

/** "qual a porcentagem que gastei com comida?" @param partCents What was spent on it. */
export function shareOf(
  world: World,
  query: Query,
  partCents: ReturnType<typeof cents>,
): QueryAnswer {
  const { from, to } = rangeOf(world, query)
  const of = query.view === 'share' ? 'spent' : 'received'
  const type = of === 'spent' ? 'despesa' : 'receita'
  const all = world.entries.filter((one) => {
    return one.type === type && one.date >= from.toString() && one.date <= to.toString()
  })
  return { metric: 'share', of, partCents, wholeCents: sumOf(all) }
}
