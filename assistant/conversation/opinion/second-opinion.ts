import { proposed } from '#conversation/opinion/propose.ts'
import { proposedCorrection } from '#conversation/opinion/propose-correction.ts'
import { rescued } from '#conversation/opinion/rescue.ts'
import { isLeftOpen } from '#conversation/opinion/told-transactions.ts'
import { turned } from '#conversation/opinion/turned.ts'
import { isVetoable, vetoed } from '#conversation/opinion/veto.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { learnedModel } from '#opinion/learned.ts'
import { opinionOf } from '#opinion/model.ts'
import type { Message } from '#understanding/intents/candidate.ts'

/**
 * The turn after it was asked what the message looks like to one who knows no rule: left as it is,
 * in most cases; done where the rules were too timid, asked where they were too bold.
 */
export function secondOpinion(input: TurnInput, message: Message, turn: Turn): Turn {
  const { model = learnedModel } = input
  if (model === null) return turn
  if (isLeftOpen(turn)) {
    const opinion = opinionOf(model, message)
    return (
      by('opinion.rescue', rescued(input, message, turn, opinion)) ??
      by('opinion.correct', proposedCorrection(input, message, opinion)) ??
      by('opinion.propose', proposed(input, message, turn, opinion)) ??
      turn
    )
  }
  const vetoing = isVetoable(turn) ? vetoed(input, message, turn, opinionOf(model, message)) : null
  // Even where it is silent: it was not the rules that kept silent.
  if (vetoing) return { ...vetoing, rule: 'opinion.veto' }
  return by('opinion.direction', turned(input, message, turn)) ?? turn
}
