import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { correctSum } from '#conversation/make-turn.ts'
import {
  namedAmong,
  ofDayNamed,
  type Remembered,
  rememberedIn,
  toldLast,
} from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { isDenied } from '#understanding/memory/restated-sum.ts'
import { totalOf } from '#understanding/transactions/sums/sum.ts'

/**
 * The turn of "o almoço foi 148 e não 138", where half of 138 stands: what was worked out of the
 * figure that is wrong is worked out of the right one. Null where nothing was.
 */
export function ofWholeTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  if (!mayCorrect(intent) || isQuestion(reading)) return null
  const denied = reading.amounts.filter((one) => isDenied(reading, one))
  const told = reading.amounts.filter((one) => !denied.includes(one))
  const [wrong, right] = [denied[0], told[0]]
  if (!wrong || !right || denied.length + told.length !== 2) return null
  if (leans('removes', reading) || right.isForeign || right.isNegative) return null
  const all = rememberedIn(input)
  const wrongCents = Math.round(wrong.valueCents)
  // Where one stands at the wrong figure itself, it is that one's.
  if (all.some(({ amountCents }) => amountCents === wrongCents)) return null
  const worked = meantIn(input, message, all).filter((one) => one.sum?.startCents === wrongCents)
  const [only, another] = worked
  if (!only?.sum || another) return null
  const anew = { ...only.sum, startCents: Math.round(right.valueCents) }
  const value = totalOf(anew)
  const isMoney = value > 0 && value <= limits.amountCentsMax
  return isMoney ? correctSum(input, only, cents(value), anew) : null
}

/** Those that the message names, else what was written last. */
function meantIn(
  input: TurnInput,
  message: Message,
  all: readonly Remembered[],
): readonly Remembered[] {
  const named = ofDayNamed(message, namedAmong(message, all))
  if (named.length > 0 || tellingIn(message).length > 0) return named
  return toldLast(input, all)
}
