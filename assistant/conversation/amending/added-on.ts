import { cents } from '@lya/core/amounts/cents.ts'
import { correctSum } from '#conversation/make-turn.ts'
import { newestOf } from '#conversation/memory/meant-anew.ts'
import { namedAmong, ownIn } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

/**
 * The turn of "soma 5 na feira", where a fair was told: it comes to so much more. Null for any
 * other message.
 */
export function addedOnTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const [sum, another] = reading.amounts
  if (!sum || another || isQuestion(reading) || !leans('addsOn', reading)) return null
  const named = namedAmong(message, ownIn(input))
  const entry = named.length === 1 ? named[0] : newestOf(message, named)
  if (!entry) return null
  const amountCents = cents(entry.amountCents + Math.round(sum.valueCents))
  return correctSum(input, entry, amountCents)
}
