import type { Query } from '#conversation/effect.ts'
import { spentIn } from '#corpus/world/plans.ts'
import type { World } from '#corpus/world/world.ts'

/** Those of the month that is asked for; where this one has none, those to come. */
export function limits(world: World, query: Query) {
  const own = budgets(world, query)
  const now = world.today.toPlainYearMonth().toString()
  const isNow = query.from === null || query.from.startsWith(now)
  if (own.length > 0 || !isNow) return { budgets: own }
  const later = world.budgets
    .filter(({ month }) => month > now)
    .filter(({ categoryId }) => query.categoryId === null || categoryId === query.categoryId)
    .toSorted((one, other) => one.month.localeCompare(other.month))
    .map(({ categoryId, plannedCents, month }) => {
      const name = world.categories.find(({ id }) => id === categoryId)?.name ?? ''
      return { name, plannedCents, month }
    })
  return later.length > 0 ? { budgets: own, later } : { budgets: own }
}

/** The limits of a month, with what went of each. */
export function budgets(world: World, { categoryId, from }: Query) {
  const month = from?.slice(0, 7) ?? world.today.toPlainYearMonth().toString()
  return world.budgets
    .filter((one) => one.month === month)
    .filter((one) => categoryId === null || one.categoryId === categoryId)
    .map((one) => ({
      name: world.categories.find(({ id }) => id === one.categoryId)?.name ?? '',
      plannedCents: one.plannedCents,
      spentCents: spentIn(world, one),
    }))
}
