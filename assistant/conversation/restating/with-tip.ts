import { cents } from '@lya/core/amounts/cents.ts'
import { correctSum } from '#conversation/make-turn.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const tips = new Set('caixinha caixinhas gorjeta gorjetas'.split(' '))
/** How far from its figure a tip is named: "5 de caixinha", "5 que dei de gorjeta". */
const within = 4

/**
 * The turn of "e o salão foi 50, dei 5 de caixinha", of one of today that stands at 45: it comes to
 * both, and no second one is written. Null where the figures do not prove it.
 */
export function withTipTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  // "a caixinha de 5" may be thought to be no money.
  const [first, second, another] = reading.numbers.filter(({ role }) => role !== 'quantity')
  if (!mayCorrect(intent) || isQuestion(reading) || !first || !second || another) return null
  const [small, large] = [first, second].toSorted((one, other) => sumOf(one) - sumOf(other))
  if (!small || !large) return null
  const [tip, whole] = [sumOf(small), sumOf(large)]
  const isTip = reading.tokens.some(({ norm }, at) => {
    return tips.has(norm) && at >= small.first - within && at <= small.last + within
  })
  if (!isTip || tip <= 0) return null
  const today = input.today.toString()
  const known = rememberedIn(input).filter(({ amountCents, isOwn, date, type }) => {
    return amountCents + tip === whole && (isOwn || date === today) && type === 'despesa'
  })
  const [only, other] = namedAmong(message, known)
  return only && !other ? correctSum(input, only, cents(whole)) : null
}

function sumOf({ hundredths }: Message['reading']['numbers'][number]): number {
  return hundredths ?? 0
}
