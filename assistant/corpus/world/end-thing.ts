import type { Effect } from '#conversation/effect.ts'
import type { EffectResult } from '#conversation/effect-result.ts'
import { did, type World } from '#corpus/world/world.ts'

/** A bill or a goal is no more; what was written for it stays. */
export function endThing(
  world: World,
  { id, name }: Extract<Effect, { kind: 'end-thing' }>,
): EffectResult {
  const { bills, goals } = world
  world.bills = bills.filter((one) => one.id !== id)
  world.goals = goals.filter((one) => one.id !== id)
  const undoId = did(world, () => Object.assign(world, { bills, goals }))
  return { kind: 'thing-ended', undoId, name }
}
