import type { Changes } from '#conversation/effect.ts'
import { carry } from '#conversation/make-turn.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import type { Remembered } from '#conversation/memory/remembered.ts'
import { fieldsOf } from '#conversation/memory/retold.ts'
import type { Scene } from '#conversation/restating/meant/scene.ts'
import type { Turn } from '#conversation/turn.ts'

/** The turn that changes an entry so; null where that is how it stands, or the turn does it. */
export function changeOf(
  { input, message, turn }: Scene,
  { id, ...entry }: Remembered,
  changes: Changes,
): Turn | null {
  const isAnew = Object.entries(changes).some(([key, value]) => {
    return entry[key as keyof typeof entry] !== value
  })
  const [effect, another] = turn.effects
  const isDone =
    effect?.kind === 'correct' &&
    !another &&
    effect.target.id === id &&
    Object.entries(changes).every(([key, value]) => effect.changes[key as keyof Changes] === value)
  if (!isAnew || isDone) return null
  const fields = fieldsOf(changes, message)
  const read = { intent: 'correct', confidence: 92, fields } as const
  return carry(input, read, { kind: 'correct', target: targetOf(id), changes })
}
