import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { offerTurn } from '#conversation/advice/offer-turn.ts'
import { whichGoal } from '#conversation/goals/which-goal.ts'
import { carry } from '#conversation/make-turn.ts'
import { goalMeant, isOfGoal } from '#conversation/memory/goal-meant.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { leaningIn, leans, leansWord } from '#understanding/memory/leaning.ts'

const asDeposit: Read = { intent: 'goal_deposit', confidence: 88 }

/** The turn of "já temos 8.400 guardados": all that a goal has by now. Null for any other. */
export function savedAlreadyTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  const { goals = [], state } = input
  const isNew = state.last?.kind === 'goal-created' && isOfGoal(input)
  const found = leaningIn('savedByNow', reading) ?? (isNew ? leaningIn('gathered', reading) : null)
  const isOpen = ['none', 'clarify', 'log', 'correct', 'goal_deposit'].includes(intent)
  if (!found || !isOpen || goals.length === 0 || reading.flat.includes(' ?')) return null
  const amount = reading.amounts.find(({ first }) => first > found.first && first <= found.last)
  const value = Math.round(amount?.valueCents ?? 0)
  const isOne = reading.amounts.length === 1 || / d?esses | dos /.test(reading.flat)
  if (!isOne || amount?.isForeign || value <= 0 || value > limits.amountCentsMax) return null
  const said = tellingIn(message).filter(({ word }) => {
    return !leansWord('jar', word) && !leansWord('ofKept', word) && !leansWord('gathered', word)
  })
  const effect = { kind: 'deposit', amountCents: cents(value), way: 'total' } as const
  const [fit, another] = fitting(said, goals)
  const named = fit && !another && fit.at.length === said.length ? fit.thing : null
  const known = named ?? (said.length === 0 && isOfGoal(input) ? goalMeant(input) : null)
  if (known) {
    return carry(input, asDeposit, { ...effect, goal: { id: known.id, name: known.name } })
  }
  const isKept = leans('jar', reading) || / (meta|guardad[oa]s?|juntad[oa]s?) /.test(reading.flat)
  if (said.length > 0 || !isKept) return null
  const [only, more] = goals
  if (only && !more) {
    return offerTurn(input, { ...effect, goal: { id: only.id, name: only.name } })
  }
  return whichGoal(input, asDeposit, effect, goals)
}
