import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { correctSum } from '#conversation/make-turn.ts'
import { speaksOf } from '#conversation/match-named.ts'
import { ownIn, toldLast } from '#conversation/memory/remembered.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

/**
 * The turn of "o bolo de cenoura é 54", right behind one of that very name: it came to that. Null
 * for any other message, and where a bill is called so.
 */
export function isSoMuchTurn(input: TurnInput, message: Message, read: Candidate): Turn | null {
  const { reading } = message
  const [amount, another] = reading.amounts
  if (!amount || another || !mayCorrect(read.intent) || isQuestion(reading)) return null
  if (!leans('isSoMuch', reading) || leans('monthly', reading)) return null
  const said = tellingIn(message)
  const fits = fitting(said, toldLast(input, ownIn(input)))
  const [only, other] = fits.filter(({ at, isWhole }) => isWhole && at.length === said.length)
  const value = Math.round(amount.valueCents)
  if (!only || other || said.length === 0 || value <= 0 || value > limits.amountCentsMax)
    return null
  const isOfBill = input.payments?.some(({ name }) => speaksOf(only.thing.name, name))
  return isOfBill ? null : correctSum(input, only.thing, cents(value))
}
