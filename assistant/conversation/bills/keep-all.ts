import { chained } from '#conversation/bills/chained.ts'
import type { RecurringDraft } from '#conversation/effect.ts'
import { carry } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Read } from '#understanding/intents/candidate.ts'

/**
 * Keeps all of them, and tells so.
 *
 * @param behind What is asked behind them, if anything.
 */
export function keepAll(
  input: TurnInput,
  drafts: readonly RecurringDraft[],
  behind: Turn | null = null,
): Turn | null {
  const turns = drafts.map((recurring, at) => {
    const { name: description, amountCents: amount, frequency, dueDay: day } = recurring
    const fields = { description, amount, frequency, day }
    const read: Read = { intent: 'recurring', confidence: 90, fields }
    const effect = { kind: 'create-recurring', recurring } as const
    const turn = carry(input, read, effect)
    return at === 0 ? turn : { ...turn, reply: { kind: 'effect', effect, isMore: true } as const }
  })
  return chained(behind ? [...turns, behind] : turns)
}
