import type { Cents } from '@lya/core/amounts/cents.ts'
import { carry } from '#conversation/make-turn.ts'
import type { Thing } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Read } from '#understanding/intents/candidate.ts'

/** The turn of a bill that stands there and comes to another sum from now on. */
export function comesToTurn(
  input: TurnInput,
  { id, name }: Pick<Thing, 'id' | 'name'>,
  amountCents: Cents,
): Turn {
  const fields = { amount: amountCents, target: name }
  const read: Read = { intent: 'correct', confidence: 90, fields }
  return carry(input, read, { kind: 'change-amount', what: 'payment', id, name, amountCents })
}
