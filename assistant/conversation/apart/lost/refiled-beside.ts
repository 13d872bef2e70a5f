import { halvesOf } from '#conversation/apart/halves.ts'
import { chained } from '#conversation/bills/chained.ts'
import type { Effect } from '#conversation/effect.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'
import { readMessage } from '#understanding/reading.ts'

/** What has a category of its own, in which that of another matter goes under. */
const ofCategory = new Set<Effect['kind']>(['set-budget', 'create-goal', 'create-transactions'])

/**
 * The turn with where something belongs, told beside another thing that was all that was heard: "é
 * moradia. e põe limite de 600 pra lazer". As it was where the rest alone is no such thing, or the
 * other part files nothing by itself.
 */
export function withRefiled(told: TurnInput, turn: Turn, understand: Understand): Turn {
  const [effect, more] = turn.effects
  const isAll = effect !== undefined && !more && ofCategory.has(effect.kind)
  if (!isAll || told.state.open || turn.rule === 'notice') return turn
  const reading = readMessage(told.text, told.today)
  if (reading.amounts.length === 0) return turn
  for (const halves of halvesOf(reading)) {
    for (const [own, other] of [halves, halves.toReversed()]) {
      if (!own || !other || readMessage(own, told.today).amounts.length > 0) continue
      const filed = understand({ ...told, text: own })
      const rest = refiles(filed) ? understand({ ...told, text: other }) : null
      const [same, another] = rest?.effects ?? []
      if (!rest || another || same?.kind !== effect.kind) continue
      const both = chained([filed, rest])
      return both ? { ...both, state: { ...filed.state, ...rest.state } } : turn
    }
  }
  return turn
}

/** It says of one entry where it belongs, and nothing more. */
function refiles({ effects: [effect, more] }: Turn): boolean {
  if (effect?.kind !== 'correct' || more) return false
  return Object.keys(effect.changes).join() === 'categoryId' && effect.changes.categoryId !== null
}
