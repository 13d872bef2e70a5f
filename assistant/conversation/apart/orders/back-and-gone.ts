import { halvesOf } from '#conversation/apart/halves.ts'
import { chained } from '#conversation/bills/chained.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'
import { readMessage } from '#understanding/reading.ts'

/**
 * The turn of "volta o pão e tira o mercado", where the wrong one went and the whole brings it back
 * alone, or deletes alone: first it comes back, then the other goes. As it was where no cut has one
 * half that does either.
 */
export function withOtherGone(told: TurnInput, turn: Turn, understand: Understand): Turn {
  const { last } = told.state
  const isAfterGone = last?.gone !== undefined || last?.kind === 'thing-ended'
  if (!isAfterGone || turn.effects.length > 1 || !(isBack(turn) || isGone(turn))) return turn
  for (const [front, behind] of halvesOf(readMessage(told.text, told.today))) {
    const parts = [front, behind].map((text) => understand({ ...told, text }))
    const [back, more] = parts.filter(isBack)
    const [gone, another] = parts.filter(isGone)
    if (!back || !gone || more || another) continue
    return chained([back, gone]) ?? turn
  }
  return turn
}

const isBack = ({ rule, effects }: Turn) => rule === 'brought-back' && effects.length === 1

function isGone({ effects: [effect, more] }: Turn): boolean {
  return !more && (effect?.kind === 'delete' || effect?.kind === 'end-thing')
}
