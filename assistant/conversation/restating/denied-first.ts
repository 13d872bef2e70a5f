import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { correctSum } from '#conversation/make-turn.ts'
import { namedAmong, rememberedIn, toldLast } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leaningIn } from '#understanding/memory/leaning.ts'
import { productIn } from '#understanding/memory/recounted-sum.ts'

/**
 * The turn of "o filho não me deu duzentos, foi cento e cinquenta": what stands at the figure that
 * is denied comes to the other, whatever verb tells it and whatever the figures were taken for.
 * Null where nothing of the name, or nothing of the last message, stands at it.
 */
export function deniedFirstTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  const found = leaningIn('deniedFirst', reading)
  if (!found || !mayCorrect(intent) || isQuestion(reading)) return null
  const within = reading.numbers.filter(({ first }) => first >= found.first && first <= found.last)
  const [wrong, right, another] = within.flatMap(({ hundredths, ...at }) => {
    // "47 com 50 centavo" is one sum of two numbers, and a count may be one.
    const amount = reading.amounts.find((one) => one.first <= at.first && at.last <= one.last)
    if (amount && amount.first < at.first) return []
    return (amount ? Math.round(amount.valueCents) : hundredths) ?? []
  })
  if (!wrong || !right || another || right > limits.amountCentsMax) return null
  const same = rememberedIn(input).filter(({ amountCents }) => amountCents === wrong)
  const named = namedAmong(message, same)
  // "o filho não me deu 200, foi 150", where shoes were 200: of another thing.
  const isBare = tellingIn(message).every(({ at }) => at > found.first)
  const last = isBare ? toldLast(input, same) : []
  const [only, other] = named.length > 0 ? named : last
  // "não foi 20, foram 2 corridas de 20"
  const anew = productIn(reading) ?? right
  return only && !other ? correctSum(input, only, cents(anew)) : null
}
