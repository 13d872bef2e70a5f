import { answers } from '#conversation/pending/answered.ts'
import { stillOpen } from '#conversation/pending/open.ts'
import { touchedOption } from '#conversation/pending/touched-option.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'

/**
 * The turn of "o de 12,50", or of its button, behind the question which one is meant and another
 * message: that one is chosen, and what was asked since is asked still. Null for any other message.
 */
export function passedChoiceTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { state, today } = input
  const { passed, ...rest } = state
  if (!passed || passed.expiresOn < today.toString()) return null
  // "suco 12" is one more; its button has its currency.
  const isButton = message.reading.text.includes('R$')
  if (!isButton && !leans('pointsBySum', message.reading)) return null
  if (!touchedOption(message, passed.options)) return null
  const turn = answers.choice({ ...input, state: { ...rest, open: passed } }, message, candidate)
  const { open } = state
  return turn && open ? { ...turn, state: { ...turn.state, open } } : turn
}

/** The turn with the choice that it passes over: one more message may still answer it. */
export function withPassedChoice({ state, today }: TurnInput, turn: Turn): Turn {
  const open = stillOpen(state, today)
  if (open?.kind !== 'choice' || open.slot !== 'transaction') return turn
  const isAnswered = turn.rule === 'answered-choice' || turn.state.open?.kind === 'choice'
  return isAnswered ? turn : { ...turn, state: { ...turn.state, passed: open } }
}
