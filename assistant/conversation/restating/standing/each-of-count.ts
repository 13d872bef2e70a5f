import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { correctSum } from '#conversation/make-turn.ts'
import { newestOf } from '#conversation/memory/meant-anew.ts'
import { billOfParts } from '#conversation/memory/other-parts.ts'
import { namedAmong, ownIn, toldLast } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'
import { tellsOwnDeed } from '#understanding/transactions/clauses/clause.ts'
import { totalOf } from '#understanding/transactions/sums/sum.ts'

const countMax = 200
const saying = new Set('foi foram era eram eh sao saiu sairam custou custaram'.split(' '))

/**
 * The turn of "os 3 esmaltes era 6,50 cada um", of what stands there at 6,50: that was the price of
 * one. Null where nothing of that name stands at the price, or was counted already.
 */
export function eachOfCountTurn(input: TurnInput, message: Message, read: Candidate): Turn | null {
  const { reading, account } = message
  // "duas alianças, 640 cada" may be two more.
  if (!reading.tokens.some(({ norm }) => saying.has(norm))) return null
  const [price, another] = reading.amounts
  const factor = price ? countIn(reading) : null
  if (!price || another || factor === null || !mayCorrect(read.intent)) return null
  if (isQuestion(reading) || leans('removes', reading) || leans('one-more', reading)) return null
  if (tellsOwnDeed(account.clauses) && !leans('sorry', reading)) return null
  const value = Math.round(price.valueCents)
  const fitting = ownIn(input).filter((one) => {
    const isCounted = one.sum?.steps.some(({ by }) => by === 'times') || billOfParts(input, one)
    return one.amountCents === value && !isCounted
  })
  const named = namedAmong(message, fitting)
  const isBare = named.length === 0 && tellingIn(message).length === 0
  const [only, more] = isBare ? toldLast(input, fitting) : [newestOf(message, named) ?? undefined]
  const step = { by: 'times', factor, unit: '' } as const
  const sum = { startCents: value, steps: [step] }
  if (!only || more || totalOf(sum) > limits.amountCentsMax) return null
  return correctSum(input, only, cents(totalOf(sum)), sum)
}

/** "3 ... cada um", "12 cada, eram 3": how many at that price; null where that is not told. */
function countIn({ tokens, numbers, amounts }: Reading): number | null {
  const each = tokens.findIndex(({ norm }) => norm === 'cada')
  if (each < 0 || spans.has(tokens[each + 1]?.norm ?? '')) return null
  const counts = numbers.flatMap(({ first, last, hundredths }) => {
    const isPrice = amounts.some((one) => one.first <= first && last <= one.last)
    const count = (hundredths ?? 0) / 100
    const isCount = Number.isInteger(count) && count > 1 && count <= countMax
    return !isPrice && isCount ? [count] : []
  })
  const [only, another] = counts
  return only !== undefined && another === undefined ? only : null
}

/** What is paid again and again: "120 cada mês". */
const spans = new Set('dia mes semana ano parcela vez vezes hora'.split(' '))
