import { cents } from '@lya/core/amounts/cents.ts'
import { correctSum } from '#conversation/make-turn.ts'
import { newestOf } from '#conversation/memory/meant-anew.ts'
import { namedAmong, ownIn, rememberedIn } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leaningIn } from '#understanding/memory/leaning.ts'

/**
 * The turn of "o xis rachei com a Ju, deu 12 pra mim" and "metade é da Ju, deixa 46,60 no mercado":
 * of what stands there whole only the writer's part is left. Null where it stands nowhere, or came
 * to no more than that.
 */
export function sharedDownTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  if (!mayCorrect(intent) || isQuestion(reading)) return null
  const shared = leaningIn('sharedDown', reading)
  const left = leaningIn('leavesAt', reading)
  const [part, another] = reading.amounts
  if (!(shared || left) || !part || another || part.isForeign || part.isNegative) return null
  const value = Math.round(part.valueCents)
  // With whom it was shared stands behind the thing, and what is left before it.
  const said = tellingIn(message).filter(({ at }) => (left ? at > part.first : at < part.first))
  const [head] = said
  // What was shared days ago may be shared again.
  const known = (left ? rememberedIn(input) : ownIn(input)).filter(({ type }) => type === 'despesa')
  const named = namedAmong(message, known, head ? [head] : [])
  const only = newestOf(
    message,
    named.filter(({ amountCents }) => amountCents > value),
  )
  return only && value > 0 ? correctSum(input, only, cents(value)) : null
}
