import type { Cents } from '@lya/core/amounts/cents.ts'
import { dueDayIn } from '#conversation/coming/due-day.ts'
import { remembered } from '#conversation/coming/owed.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { say } from '#conversation/make-turn.ts'
import { tellingWords } from '#conversation/match-named.ts'
import type { Remembered } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'

const told: Read = { intent: 'none', confidence: 90 }

/**
 * So much of an expense is to come back: it stays as it was, since it left the purse, and what
 * comes back is remembered under its name, with the day where a coming one is told (decision 074).
 */
export function toComeBack(
  input: TurnInput,
  message: Message,
  entry: Remembered,
  amountCents: Cents,
): Turn {
  const due = dueDayIn(message.reading)
  const isAhead = due !== null && Temporal.PlainDate.compare(due, input.today) > 0
  const turn = say(input, told, { kind: 'owed', amountCents, ...(isAhead ? { due } : {}) })
  const { sum: _worked, ...draft } = restoreDraft(entry, input.categories)
  const back = { ...draft, amountCents, categoryId: null, date: input.today }
  return { ...turn, state: remembered(turn.state, back, message, tellingWords(entry.name)) }
}
