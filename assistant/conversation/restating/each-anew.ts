import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { correctSum } from '#conversation/make-turn.ts'
import {
  namedAmong,
  type Remembered,
  rememberedIn,
  toldLast,
} from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import { stillCounted } from '#conversation/restating/still-counted.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { isDenied } from '#understanding/memory/restated-sum.ts'
import { tellsOwnDeed } from '#understanding/transactions/clauses/clause.ts'
import { totalOf } from '#understanding/transactions/sums/sum.ts'

/** More than this of one thing nobody counts in a chat. */
const countMax = 200

/**
 * The turn of "os pneus foram 290 cada, não 310": what was counted comes to as many times that,
 * and one that came back of it stays. Null where nothing of that name was counted.
 */
export function eachAnewTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading, account } = message
  if (!mayCorrect(intent) || isQuestion(reading)) return null
  if (!leans('eachAnew', reading) || leans('removes', reading)) return null
  // "comprei 3 camisas, foram 40 cada" is told for the first time.
  if (tellsOwnDeed(account.clauses) && !leans('thatWas', reading)) return null
  const [right, another] = reading.amounts.filter((one) => !isDenied(reading, one))
  const [denied] = reading.amounts.filter((one) => isDenied(reading, one))
  if (!right || another || right.isForeign || right.isNegative) return null
  const wrong = denied ? Math.round(denied.valueCents) : null
  const worked = countedIn(input, message).flatMap((one) => {
    const value = workedOut(one, Math.round(right.valueCents), wrong)
    return value === null ? [] : [{ one, value }]
  })
  const [meant, other] = worked
  if (!meant || meant.value <= 0 || meant.value > limits.amountCentsMax) return null
  // Of two that were counted the last, where this conversation wrote it.
  if (other && !meant.one.isOwn) return null
  return stillCounted(correctSum(input, meant.one, cents(meant.value)), meant.one, reading)
}

/** Those that the message names, of whatever names them least; else what was written last. */
function countedIn(input: TurnInput, message: Message): Remembered[] {
  const entries = rememberedIn(input)
  if (tellingIn(message).length > 0) {
    return entries.filter((one) => namedAmong(message, [one]).length > 0)
  }
  return toldLast(input, entries)
}

/** What an entry comes to at that price of one; null where it was not counted, or not so. */
function workedOut(
  { amountCents, sum }: Remembered,
  priceCents: number,
  wrong: number | null,
): number | null {
  if (sum?.steps.some(({ by }) => by === 'times')) {
    const isOther = wrong !== null && sum.startCents !== wrong
    return isOther ? null : totalOf({ ...sum, startCents: priceCents })
  }
  // Of the last days no sum is known: so many times the price that was wrong.
  const count = wrong === null ? 0 : amountCents / wrong
  const isCount = Number.isInteger(count) && count > 1 && count <= countMax
  return isCount ? count * priceCents : null
}
