import { cents } from '@lya/core/amounts/cents.ts'
import { partOf } from '#conversation/coming/part-came.ts'
import { correctSum } from '#conversation/make-turn.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { ownIn, type Remembered, toldLast } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'

/** Words of the half itself, and of whoever pays. */
const plain = new Set(
  'metade cliente moca moco menina rapaz pera pere mes enquanto errei'.split(' '),
)

/**
 * The turn of "a de 60 pagou metade", behind "atendi 3, duas a 35 e uma a 60": 30 of it came, and
 * 30 are remembered as owed. Null where no such sum was earned in this conversation.
 */
export function halfPaidTurn(input: TurnInput, message: Message, _read: Candidate): Turn | null {
  const { reading } = message
  const [sum, another] = reading.amounts
  const isPaidOut = leans('paidOnlyHalf', reading)
  if (another || isQuestion(reading) || !(isPaidOut || leans('onlyHalf', reading))) return null
  const type = isPaidOut ? 'despesa' : 'receita'
  const entry = meantBy(
    input,
    message,
    ownIn(input).filter((one) => one.type === type),
  )
  const value = sum && Math.round(sum.valueCents)
  if (!entry || (value && value !== entry.amountCents && !isHalf(entry, value))) return null
  const amountCents = cents(Math.round(entry.amountCents / 2))
  const leftCents = cents(entry.amountCents - amountCents)
  if (isPaidOut) return correctSum(input, entry, amountCents)
  return leftCents > 0 ? partOf(input, message, entry, { amountCents, leftCents }) : null
}

const rests = new Set('resto restante outra saldo'.split(' '))

/** "recebi só a metade, 1200", of 2400: the figure proves it. */
function isHalf({ amountCents }: Remembered, value: number): boolean {
  return Math.abs(amountCents - value * 2) <= 1
}

/** That of the sum or the name that is told; where neither is, what was told just now. */
function meantBy(
  input: TurnInput,
  message: Message,
  earned: readonly Remembered[],
): Remembered | undefined {
  const [sum] = message.reading.amounts
  const value = Math.round(sum?.valueCents ?? 0)
  const whole = earned.find(({ amountCents }) => amountCents === value)
  if (sum && (whole || earned.every((one) => !isHalf(one, value)))) return whole
  // "o resto na entrega" names none.
  const rest = message.reading.tokens.findIndex(({ norm }) => rests.has(norm))
  const words = tellingIn(message)
    .filter(({ at }) => rest < 0 || at < rest)
    .map(({ word }) => word)
    .filter((word) => !plain.has(word) && !leansWord('ofPaying', word))
  const [only, more] = toldLast(input, earned)
  if (words.length === 0) return more ? undefined : only
  return earned.find(({ name }) => {
    const own = tellingWords(name)
    return words.every((word) => own.some((one) => isSame(one, word)))
  })
}
