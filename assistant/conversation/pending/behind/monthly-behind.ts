import { keepDraft } from '#conversation/kept-draft.ts'
import type { Cut } from '#conversation/pending/behind/cuts.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { readMessage } from '#understanding/reading.ts'

/**
 * The turn of "pode, e é todo mês", where it was asked whether to write one entry: that comes again
 * every month. Null for any other message.
 */
export function monthlyBehind(
  told: TurnInput,
  { answer, rest }: Cut & { answer: Turn },
  understand: (input: TurnInput) => Turn,
): Turn | null {
  const reading = readMessage(rest, told.today)
  const [effect] = answer.effects
  if (effect?.kind !== 'create-transactions' || reading.amounts.length > 0) return null
  const [one, another] = effect.transactions
  if (!one || another || !leans('monthly', reading)) return null
  // As if it stood there: only what begins something may be done to it.
  const written = { ...keepDraft(one), id: '' }
  const last = { undoId: '', kind: 'created' as const, transactions: [written] }
  const turn = understand({ ...told, text: rest, state: { ...answer.state, last } })
  return turn.effects[0]?.kind === 'create-recurring' ? turn : null
}
