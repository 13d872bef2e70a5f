import { carry } from '#conversation/make-turn.ts'
import { fieldsOf } from '#conversation/memory/retold.ts'
import { calledSo } from '#conversation/restating/meant/names/called-so.ts'
import { nameInstead } from '#conversation/restating/meant/names/name-instead.ts'
import type { Scene } from '#conversation/restating/meant/scene.ts'
import type { Turn } from '#conversation/turn.ts'

/**
 * The turn of an entry that was something else and on another day or of another sum: "corrige o
 * mercado: é açougue e o valor 124", of which the turn so far has only that. Null for any other.
 */
export function alsoNamed(scene: Scene): Turn | null {
  const { turn, message, input } = scene
  const [effect, another] = turn.effects
  if (effect?.kind !== 'correct' || another || turn.also) return null
  if (effect.changes.description !== undefined || effect.target.id === null) return null
  const given = nameInstead(scene)
  if (given?.entry?.id !== effect.target.id) return null
  const [named] = calledSo({ ...scene, others: [], mends: [] }, given)?.effects ?? []
  if (named?.kind !== 'correct') return null
  const changes = { ...effect.changes, ...named.changes }
  const read = { intent: 'correct', confidence: 92, fields: fieldsOf(changes, message) } as const
  return carry(input, read, { ...effect, changes })
}
