import type { OpenQuestion } from '#conversation/pending/pending-state.ts'
import type { ConversationState } from '#conversation/state.ts'
import type { TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'

const lifeDays = 1

/** What is answered, by whom, with what was read in it. */
export interface Told {
  input: TurnInput
  message: Message
  candidate: Candidate
}

/** The last day on which an answer is taken: what is asked lives until the end of tomorrow. */
export function lastDay(today: Temporal.PlainDate): string {
  return today.add({ days: lifeDays }).toString()
}

/** What was asked and still waits for an answer on a day, if anything. */
export function stillOpen(
  { open }: ConversationState,
  today: Temporal.PlainDate,
): OpenQuestion | null {
  return open && open.expiresOn >= today.toString() ? open : null
}
