import { cents } from '@lya/core/amounts/cents.ts'
import { partOf } from '#conversation/coming/part-came.ts'
import { ownIn, toldLast } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leansWord } from '#understanding/memory/leaning.ts'
import { tellsLastInPart } from '#understanding/transactions/sums/counted/one-in-part.ts'

/** Words of her who paid less, that name nothing that was sold. */
const plain = new Set('delas deles cliente aluno aluna pessoa moca ultima ultimo'.split(' '))

/**
 * The turn of "uma delas pagou só 40", behind "fiz 2 pé e mão a 55": 95 of it came, and 15 are
 * remembered as owed. Null where nothing was earned just now by so many at a price.
 */
export function onePaidLessTurn(input: TurnInput, message: Message, _read: Candidate): Turn | null {
  const { reading } = message
  const [told, another] = reading.amounts
  if (!told || another || isQuestion(reading) || !tellsLastInPart(reading)) return null
  const words = tellingIn(message).map(({ word }) => word)
  if (words.some((word) => !plain.has(word) && !leansWord('ofPaying', word))) return null
  const [entry, more] = toldLast(input, ownIn(input))
  const step = entry?.sum?.steps[0]
  if (!entry || more || entry.type !== 'receita' || step?.by !== 'times') return null
  const price = entry.sum?.startCents ?? 0
  const leftCents = price - Math.round(told.valueCents)
  const isOneOf = step.factor > 1 && entry.amountCents === Math.round(price * step.factor)
  if (!isOneOf || leftCents <= 0) return null
  const amountCents = cents(entry.amountCents - leftCents)
  return partOf(input, message, entry, { amountCents, leftCents: cents(leftCents) })
}
