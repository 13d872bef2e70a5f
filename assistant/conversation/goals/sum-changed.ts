import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { chained } from '#conversation/bills/chained.ts'
import { alsoDated, isYear } from '#conversation/goals/dated.ts'
import { carry } from '#conversation/make-turn.ts'
import { goalMeant } from '#conversation/memory/goal-meant.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import type { NamedChange } from '#understanding/intents/change.ts'

/** "muda a meta pra 6.000": the one that was spoken of, or the only one there is. */
export function goalChangeTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
  { kind, last }: NamedChange,
): Turn | null {
  const { tokens, amounts } = message.reading
  // "pra 2028" is a year as likely.
  if (amounts.some(({ valueCents }) => isYear(valueCents / 100))) return null
  const isOfGoal = tokens.slice(0, last + 1).some(({ norm }) => norm === 'meta')
  const isOrdered = kind === 'edit' || kind === 'raise'
  const goal = isOfGoal && isOrdered ? goalMeant(input) : null
  const amountCents = goal && amountOf(message)
  if (!goal || !amountCents) return null
  const { id, name } = goal
  const fields = { amount: amountCents, target: name }
  const effect = { kind: 'change-amount', what: 'goal', id, name, amountCents } as const
  return withDay(input, message, carry(input, { ...candidate, intent: 'correct', fields }, effect))
}

/** Of a goal the day by which it is to be reached may be told beside its sum. */
export function withDay(input: TurnInput, message: Message, turn: Turn): Turn {
  const [effect] = turn.effects
  if (effect?.kind !== 'change-amount' || effect.what !== 'goal') return turn
  const dated = alsoDated(input, message, effect)
  return (dated && chained([turn, dated])) ?? turn
}

/** The one sum that it is to have; "aumenta em 50" tells none. */
export function amountOf({ reading }: Message): Cents | null {
  const amount = reading.amounts.at(-1)
  if (!amount || amount.isForeign || amount.isNegative || amount.isVague) return null
  const before = reading.tokens[amount.first - 1]?.norm ?? ''
  const value = Math.round(amount.valueCents)
  const isSet =
    /^(pra|para|pro|a|foi|eh|sao|da|esta|ta|custa|fica|ficou|sai|ser|sera|em|por|:|,)$/.test(before)
  const isRelative =
    before === 'em' && / (?:aument|sob|sub|diminu|baix|reduz|cort)/.test(reading.flat)
  return isSet && !isRelative && value > 0 && value <= limits.amountCentsMax ? cents(value) : null
}
