import { carry } from '#conversation/make-turn.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import type { Remembered } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Read } from '#understanding/intents/candidate.ts'

export const asRemoval = { intent: 'delete', confidence: 92 } as const

/** The turn that deletes an entry. */
export function deletion(input: TurnInput, one: Remembered): Turn {
  return carry(input, removalOf(one), { kind: 'delete', target: targetOf(one.id) })
}

/** What is read of a message by which an entry is to go. */
export function removalOf({ name, amountCents }: Remembered): Read {
  return { ...asRemoval, fields: { description: name, amount: amountCents } }
}
