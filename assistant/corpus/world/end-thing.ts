import type { Effect } from '#conversation/effect.ts'
import type { EffectResult } from '#conversation/effect-result.ts'
import { did, type World } from '#corpus/world/world.ts'

/** A bill, a goal or this month's limit is no more; what was written for it stays. */
export function endThing(
  world: World,
  { what, id, name, month: told }: Extract<Effect, { kind: 'end-thing' }>,
): EffectResult {
  const { bills, goals, budgets } = world
  if (what === 'budget') {
    const month = told ?? world.today.toPlainYearMonth().toString()
    const isMeant = (one: World['budgets'][number]) => one.categoryId === id && one.month === month
    if (!budgets.some(isMeant)) return { kind: 'not-found', slot: 'budget', known: [] }
    world.budgets = budgets.filter((one) => !isMeant(one))
  } else {
    world.bills = bills.filter((one) => one.id !== id)
    world.goals = goals.filter((one) => one.id !== id)
  }
  const undoId = did(world, () => Object.assign(world, { bills, goals, budgets }))
  return { kind: 'thing-ended', undoId, name }
}
