import { wantedBack } from '#conversation/done/again.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { balk, carry, register } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'

/** The turn of "refaz" and "desfaz o desfaz"; null for any other message. */
export function broughtBackTurn(input: TurnInput, { reading }: Message): Turn | null {
  const wanted = reading.amounts.length > 0 ? null : wantedBack(input.state, reading.flat)
  if (wanted === null) return null
  const asAgain: Read = { intent: 'correct', confidence: 90 }
  if (wanted === 'undo') return carry(input, asAgain, { kind: 'undo-last' })
  const { again, kind, transactions } = wanted.redo
  if (again) return carry(input, asAgain, again)
  if (kind !== 'created') return balk(input, asAgain, 'not-again')
  const drafts = transactions.map((one) => restoreDraft(one, input.categories))
  return register(input, asAgain, drafts)
}
