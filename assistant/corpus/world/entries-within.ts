import { monthRange } from '@lya/core/calendar/day-range.ts'
import type { Query } from '#conversation/effect.ts'
import { speaksOf } from '#conversation/match-named.ts'
import { newest } from '#corpus/world/entries.ts'
import type { Entry, World } from '#corpus/world/world.ts'
import { isOfFamily } from '#understanding/intents/asked/families.ts'

/** Those of the days that are asked about, the newest first; what is not said is this month. */
export function within(world: World, { from, to, categoryId }: Query): Entry[] {
  const month = monthRange(world.today.toPlainYearMonth())
  const [first, last] = [from ?? month.from.toString(), to ?? month.to.toString()]
  return newest(world).filter(
    (one) =>
      one.date >= first &&
      one.date <= last &&
      (categoryId === null || one.categoryId === categoryId),
  )
}

/** Those of one way, and behind a sum those that its words had found. */
export function listedOf(world: World, query: Query): Entry[] {
  const { only, words, isFamily, amountCents } = query
  const isFound = (name: string, sought: string) =>
    speaksOf(sought, name) || (isFamily === true && isOfFamily(sought, name))
  const sought = query.listed ? words : undefined
  const of = sought === undefined ? query : { ...query, categoryId: null }
  return within(world, of).filter(
    ({ type, description, amountCents: sum }) =>
      (amountCents === undefined || sum === amountCents) &&
      (only === undefined || type === only) &&
      (sought === undefined || isFound(description, sought)),
  )
}
