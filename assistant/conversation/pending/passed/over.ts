import { withPassedChoice } from '#conversation/pending/passed/choice.ts'
import { withUnanswered } from '#conversation/pending/passed/unanswered.ts'
import { withWaiting } from '#conversation/pending/waiting.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'

/** The turn with what was asked or proposed before it and it does not answer: it may be yet. */
export function withPassedOver(input: TurnInput, turn: Turn): Turn {
  return withPassedChoice(input, withUnanswered(input, withWaiting(input, turn)))
}
