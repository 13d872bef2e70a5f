import { cents } from '@lya/core/amounts/cents.ts'
import { partOf } from '#conversation/coming/part-came.ts'
import { correctSum, say } from '#conversation/make-turn.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { ownIn, type Remembered, toldLast } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { priceOfOne } from '#conversation/orders/counted/price-of-one.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'

const done = { intent: 'none', confidence: 90 } as const

/** Words of the half itself, and of whoever pays. */
const plain = new Set(
  'metade cliente moca moco menina rapaz pera pere mes enquanto errei outros'.split(' '),
)

/**
 * The turn of "a de 60 pagou metade", behind "atendi 3, duas a 35 e uma a 60": 30 of it came, and
 * 30 are remembered as owed. Null where no such sum was earned in this conversation.
 */
export function halfPaidTurn(input: TurnInput, message: Message, _read: Candidate): Turn | null {
  const { reading } = message
  const [sum, other] = reading.amounts
  // "recebi só metade, 325, os outros 325 na entrega"
  const another = other && other.valueCents !== sum?.valueCents
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
  const isKnown = input.state.owed?.some(({ draft }) => draft.amountCents === value)
  if (value === entry.amountCents && isKnown) return say(input, done, { kind: 'done-before' })
  const piece = isPaidOut ? null : pieceIn(reading)
  const price = piece === null ? null : priceOfOne(entry.sum)
  if (piece !== null && price !== null) {
    const leftCents = cents(Math.round(price / 2))
    const days = reading.days.filter(({ first }) => first > piece)
    const told = { ...message, reading: { ...reading, days } }
    const amountCents = cents(entry.amountCents - leftCents)
    return partOf(input, told, entry, { amountCents, leftCents })
  }
  const amountCents = cents(Math.round(entry.amountCents / 2))
  const leftCents = cents(entry.amountCents - amountCents)
  if (isPaidOut) return correctSum(input, entry, amountCents)
  return leftCents > 0 ? partOf(input, message, entry, { amountCents, leftCents }) : null
}

/** Which of several it is: "a segunda só pagou metade", "uma delas". */
const pieces = new Set(
  'primeiro primeira segundo segunda terceiro terceira ultimo ultima um uma'.split(' '),
)
const leading = new Set('o a do da dos das'.split(' '))
const ofThem = new Set('delas deles dos das dessas desses'.split(' '))
const paying = new Set('pagou pagaram deu deram mandou depositou passou'.split(' '))

/** Where one of several is told to have paid: a weekday stands behind it. */
function pieceIn({ tokens }: Message['reading']): number | null {
  const paid = tokens.findIndex(({ norm }) => paying.has(norm))
  const at = tokens.findIndex(({ norm }, place) => {
    const isCounted = norm === 'um' || norm === 'uma'
    const beside = tokens[isCounted ? place + 1 : place - 1]?.norm ?? ''
    return place < paid && pieces.has(norm) && (isCounted ? ofThem : leading).has(beside)
  })
  return at < 0 ? null : at
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
    .filter((word) => !(plain.has(word) || pieces.has(word) || leansWord('ofPaying', word)))
  const [only, more] = toldLast(input, earned)
  if (words.length === 0) return more ? undefined : only
  return earned.find(({ name }) => {
    const own = tellingWords(name)
    return words.every((word) => own.some((one) => isSame(one, word)))
  })
}
