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
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Amount } from '#language/amounts/amount.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leaningIn, leans } from '#understanding/memory/leaning.ts'
import { isDenied } from '#understanding/memory/restated-sum.ts'
import type { Reading } from '#understanding/reading.ts'
import { tellsOwnDeed } from '#understanding/transactions/clauses/clause.ts'
import { type Sum, totalOf } from '#understanding/transactions/sums/sum.ts'

/** What is said of what was told already, whoever did it. */
const told = ['thatWas', 'sorry', 'mistaken', 'toldWrong'] as const

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
  // "comprei 3 camisas, foram 40 cada" is told for the first time, "errei, foram 40 cada" is not.
  const isTold = told.some((means) => leans(means, reading))
  if (tellsOwnDeed(account.clauses) && !isTold) return null
  const [right, another] = reading.amounts.filter((one) => !isWrong(reading, one))
  const [denied] = reading.amounts.filter((one) => isWrong(reading, one))
  if (!right || another || right.isForeign || right.isNegative) return null
  const wrong = denied ? Math.round(denied.valueCents) : null
  const worked = countedIn(input, message).flatMap((one) => {
    const anew = workedOut(one, Math.round(right.valueCents), wrong)
    return anew === null ? [] : [{ one, ...anew }]
  })
  const [meant, other] = worked
  if (!meant || meant.value <= 0 || meant.value > limits.amountCentsMax) return null
  // Of two that were counted the last, where this conversation wrote it.
  if (other && !meant.one.isOwn) return null
  return correctSum(input, meant.one, cents(meant.value), meant.sum)
}

/** "e não 45", "tinha falado 45": the figure that was told before. */
function isWrong(reading: Reading, one: Amount): boolean {
  const before = leaningIn('toldWrong', reading)
  return isDenied(reading, one) || before?.last === one.last
}

/** Those that the message names, of whatever names them least; else what was written last. */
function countedIn(input: TurnInput, message: Message): Remembered[] {
  const entries = rememberedIn(input)
  if (tellingIn(message).length > 0) {
    return entries.filter((one) => namedAmong(message, [one]).length > 0)
  }
  return toldLast(input, entries)
}

/** An entry at another price of one, and how it comes to that, where it is known. */
interface Anew {
  value: number
  sum?: Sum
}

/** What an entry comes to at that price of one; null where it was not counted, or not so. */
function workedOut(
  { amountCents, sum }: Remembered,
  priceCents: number,
  wrong: number | null,
): Anew | null {
  if (sum?.steps.some(({ by }) => by === 'times')) {
    const anew = { ...sum, startCents: priceCents }
    const isOther = wrong !== null && sum.startCents !== wrong
    return isOther ? null : { value: totalOf(anew), sum: anew }
  }
  // Of the last days no sum is known: so many times the price that was wrong.
  const count = wrong === null ? 0 : amountCents / wrong
  const isCount = Number.isInteger(count) && count > 1 && count <= countMax
  return isCount ? { value: count * priceCents } : null
}
