import { cents } from '@lya/core/amounts/cents.ts'
import { partOf } from '#conversation/coming/part-came.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { ownIn, type Remembered, toldLast } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'

/** Words of the half itself, and of whoever pays. */
const plain = new Set('metade cliente moca moco menina rapaz'.split(' '))

/**
 * The turn of "a de 60 pagou metade", behind "atendi 3, duas a 35 e uma a 60": 30 of it came, and
 * 30 are remembered as owed. Null where no such sum was earned in this conversation.
 */
export function halfPaidTurn(input: TurnInput, message: Message, _read: Candidate): Turn | null {
  const { reading } = message
  const [sum, another] = reading.amounts
  if (another || isQuestion(reading) || !leans('onlyHalf', reading)) return null
  const earned = ownIn(input).filter(({ type }) => type === 'receita')
  const entry = meantBy(input, message, earned)
  if (!entry || (sum && entry.amountCents !== Math.round(sum.valueCents))) return null
  const amountCents = cents(Math.round(entry.amountCents / 2))
  const leftCents = cents(entry.amountCents - amountCents)
  return leftCents > 0 ? partOf(input, message, entry, { amountCents, leftCents }) : null
}

/** That of the sum or the name that is told; where neither is, what was told just now. */
function meantBy(
  input: TurnInput,
  message: Message,
  earned: readonly Remembered[],
): Remembered | undefined {
  const [sum] = message.reading.amounts
  if (sum) return earned.find((one) => one.amountCents === Math.round(sum.valueCents))
  const words = tellingIn(message)
    .map(({ word }) => word)
    .filter((word) => !plain.has(word) && !leansWord('ofPaying', word))
  const [only, more] = toldLast(input, earned)
  if (words.length === 0) return more ? undefined : only
  return earned.find(({ name }) => {
    const own = tellingWords(name)
    return words.every((word) => own.some((one) => isSame(one, word)))
  })
}
