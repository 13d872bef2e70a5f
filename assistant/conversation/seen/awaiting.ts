import { billOnce, offered } from '#conversation/coming/coming-bill.ts'
import { remembered } from '#conversation/coming/owed.ts'
import { keepDraft } from '#conversation/kept-draft.ts'
import { openReading } from '#conversation/seen/pending-reading.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Saw, SawReason } from '#phrasing/talking/silence-reason.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Message } from '#understanding/intents/candidate.ts'

/** She asks to be told when it is so. */
const told: readonly SawReason[] = ['wished', 'supposed', 'notDone', 'coming']

/** The turn that waits for what becomes of a sum that was seen: by its reason, and its day. */
export function awaiting(
  turn: Turn,
  draft: TransactionDraft,
  one: { input: TurnInput; message: Message; saw: Saw },
): Turn {
  const { input, message, saw } = one
  const { due, why } = saw
  const { state } = turn
  const named = draft.description
  const isIncome = draft.type === 'receita'
  if ((due || why === 'owing') && !isIncome) {
    const how = due ? {} : ({ isUndated: true } as const)
    const bill = billOnce({ ...draft, description: named || 'Conta' }, due ?? input.today)
    return { ...turn, state: { ...state, ...offered(bill, input.today, how) } }
  }
  const own = { ...draft, description: named || (isIncome ? 'Entrada' : 'Compra') }
  const waiting = openReading('words', 'confirm', keepDraft(own), input.today)
  const isAhead = isIncome || (why !== undefined && told.includes(why))
  const open = isAhead ? ({ ...waiting, isAhead: true } as const) : waiting
  return { ...turn, state: { ...(isIncome ? remembered(state, own, message) : state), open } }
}
