import type { Effect, RecurringDraft } from '#conversation/effect.ts'
import { carry } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Read } from '#understanding/intents/candidate.ts'

/** What was kept last as a bill of each month that goes on, as it was told; null for any other. */
export function keptLast({ state: { last } }: Pick<TurnInput, 'state'>): RecurringDraft | null {
  const again = last?.kind === 'recurring-created' ? last.again : undefined
  const told = again?.kind === 'create-recurring' ? again.recurring : null
  return told?.frequency === 'mensal' && told.partsLeft === undefined ? told : null
}

/** The turn that keeps a bill otherwise than it was told, in its place. */
export function keptAnew(input: TurnInput, id: string, recurring: RecurringDraft): Turn {
  const { name } = recurring
  const read: Read = { intent: 'recurring', confidence: 90, fields: { description: name } }
  const turn = carry(input, read, { kind: 'create-recurring', recurring })
  const end: Effect = { kind: 'end-thing', what: 'payment', id, name }
  return { ...turn, effects: [...turn.effects, end] }
}
