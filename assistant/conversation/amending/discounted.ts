import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { offerTurn } from '#conversation/advice/offer-turn.ts'
import { discountedAllTurn } from '#conversation/amending/several/discounted-all.ts'
import type { Changes } from '#conversation/effect.ts'
import { balk, carry } from '#conversation/make-turn.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import {
  namedAmong,
  ofDayNamed,
  ownIn,
  type Remembered,
  rememberedIn,
  toldLast,
} from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isAsked } from '#understanding/intents/question.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'
import { type Step, type Sum, totalOf } from '#understanding/transactions/sums/sum.ts'

/**
 * The turn of a discount that is told afterwards: "a farinha veio com desconto de 10%", "esqueci
 * que teve 20 reais de desconto". What it was of costs so much less. Null for any other message.
 */
export function discountedTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading } = message
  const isTold = leans('discount', reading) && !leans('discountedAlready', reading)
  if (!isTold || !mayCorrect(candidate.intent) || isOnlyAsked(reading)) return null
  const step = stepIn(reading)
  const ofAll = step && discountedAllTurn(input, reading, step)
  if (ofAll) return ofAll
  const meant = step ? meantBy(input, message) : null
  if (!step || !meant) return null
  const read: Read = { intent: 'correct', confidence: 92 }
  const [only, another] = meant
  if (!only) return null
  if (another) return balk(input, read, 'discount-of-what')
  const target = targetOf(only.id)
  const mend = (left: number, sum?: Sum) => {
    const day = dayIn(message, only)
    const changes: Changes = { amountCents: cents(left), ...day }
    const effect = { kind: 'correct', target, changes, ...(sum ? { sum } : {}) } as const
    return carry(input, { ...read, fields: { amount: left, ...day } }, effect)
  }
  // It was taken off already, which the reply says.
  const isSo = reading.amounts.some((one) => Math.round(one.valueCents) === only.amountCents)
  if (isOff(only) || (isSo && isPercentIn(reading))) return mend(only.amountCents)
  const sum: Sum = { startCents: only.amountCents, steps: [step] }
  const left = totalOf(sum)
  const isLess = left > 0 && left < only.amountCents && provedBy(reading, left)
  if (!isLess) return null
  // What came in may be what was left already, and hardly anybody takes off more than half.
  if (only.type === 'despesa' && left * 2 >= only.amountCents) return mend(left, sum)
  return offerTurn(input, { kind: 'correct', target, changes: { amountCents: cents(left) } })
}

/** "teve 10% de desconto?", and not "e o desconto? com 10% fica 82,44". */
function isOnlyAsked(reading: Reading): boolean {
  const [first = 0] = [...reading.numbers, ...reading.amounts].map((one) => one.first)
  return isAsked(reading, first)
}

/** The one figure that is taken off. */
export function stepIn({ numbers, amounts }: Reading): Step | null {
  const [percentage, other] = numbers.filter(({ role }) => role === 'percentage')
  if (percentage) {
    const percent = (percentage.hundredths ?? 0) / 100
    return other || amounts.length > 1 ? null : { by: 'less-percent', percent }
  }
  const [amount, another] = amounts
  if (!amount || another || amount.isForeign || amount.isNegative) return null
  return { by: 'less', cents: cents(Math.round(amount.valueCents)) }
}

/** "com 10% fica 82,44": a figure beside a percentage is what is left, or something else. */
function provedBy(reading: Reading, left: Cents | number): boolean {
  const isLeft = ({ valueCents }: { valueCents: number }) => Math.round(valueCents) === left
  return !isPercentIn(reading) || reading.amounts.every(isLeft)
}

function isPercentIn({ numbers }: Reading): boolean {
  return numbers.some(({ role }) => role === 'percentage')
}

/** Those that are named, else what was written last; null where something else is named. */
function meantBy(input: TurnInput, message: Message): Remembered[] | null {
  const named = namedAmong(message, rememberedIn(input))
  const own = named.filter(({ isOwn }) => isOwn)
  if (named.length > 0) return ofDayNamed(message, own.length > 0 ? own : named)
  if (tellingIn(message).some(({ word }) => !leansWord('besideDiscount', word))) return null
  return toldLast(input, ownIn(input))
}

/** It was taken off already. */
function isOff({ sum }: Remembered): boolean {
  return sum?.steps.some(({ by }) => by === 'less' || by === 'less-percent') ?? false
}

/** "foi ontem e veio com desconto": the day that is told beside it. */
function dayIn({ reading }: Message, { date }: Remembered): { date?: string } {
  const { tokens, today } = reading
  // "porque vou embora um dia antes" tells why, and no day of it.
  const why = tokens.findIndex(({ norm }) => norm === 'porque' || norm === 'pois')
  const [day, another] = reading.days.filter(({ first }) => why < 0 || first < why)
  if (!day || another || Temporal.PlainDate.compare(day.date, today) > 0) return {}
  return day.date.toString() === date ? {} : { date: day.date.toString() }
}
