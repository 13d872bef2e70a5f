import { cents } from '@lya/core/amounts/cents.ts'
import { withdrawnTurn } from '#conversation/goals/drawn/withdrawn.ts'
import { correctSum } from '#conversation/make-turn.ts'
import { newestOf } from '#conversation/memory/meant-anew.ts'
import { namedAmong, ownIn } from '#conversation/memory/remembered.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

const takenOff = new PhraseBook('so much is to be taken off a sum', [
  {
    means: 'off',
    say: 'tira|tire|tirar|desconta|desconte|descontar|diminui|diminua|abate|abata|subtrai [ai|os|uns] [r] [$] @ [reais|conto] d*',
    like: 'tira 5 do uber',
  },
])

/**
 * The turn of "soma 5 na feira", where a fair was told: it comes to so much more; by "tira 5 do
 * uber" to so much less. Null for any other message.
 */
export function addedOnTurn(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const { reading } = message
  const [sum, another] = reading.amounts
  if (!sum || another || isQuestion(reading)) return null
  const isOff = takenOff.isIn(reading)
  if (!isOff && !leans('addsOn', reading)) return null
  const named = namedAmong(message, ownIn(input))
  const entry = named.length === 1 ? named[0] : newestOf(message, named)
  if (!entry) return null
  const value = Math.round(sum.valueCents)
  if (isOff) {
    // "tira 18 do uber" strikes that of 18, and "tira 50 da reforma" may be of what is saved.
    const isWhole = named.some((one) => one.amountCents <= value)
    if (fitting(tellingIn(message), input.goals ?? []).length > 0) {
      return withdrawnTurn(input, message, candidate)
    }
    return isWhole ? null : correctSum(input, entry, cents(entry.amountCents - value))
  }
  const amountCents = cents(entry.amountCents + value)
  return correctSum(input, entry, amountCents)
}
