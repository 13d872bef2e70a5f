import { cents } from '@lya/core/amounts/cents.ts'
import { partOf } from '#conversation/coming/part-came.ts'
import { namedAmong, ownIn, toldLast } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

const ofThose = new PhraseBook('some of what was just sold', [
  { means: 'those', say: 'dessa|desse|dessas|desses|disso|delas|deles', like: '30 disso' },
])

/**
 * The turn of "a Cida ficou devendo 30 de um bolo", behind six that were written as paid: so much
 * less came, and that is remembered as owed. Null where nothing was sold just now, or of another.
 */
export function leftOwingTurn(input: TurnInput, message: Message, _read: Candidate): Turn | null {
  const { reading } = message
  const [told, another] = reading.amounts
  if (!told || another || input.state.last?.kind !== 'created') return null
  if (isQuestion(reading) || !leans('othersOwe', reading) || leans('lent', reading)) return null
  const [entry, more] = toldLast(input, ownIn(input))
  if (!entry || more || entry.type !== 'receita') return null
  if (namedAmong(message, [entry]).length === 0 && !ofThose.isIn(reading)) return null
  const leftCents = Math.round(told.valueCents)
  if (leftCents <= 0 || leftCents >= entry.amountCents) return null
  const amountCents = cents(entry.amountCents - leftCents)
  return partOf(input, message, entry, { amountCents, leftCents: cents(leftCents) })
}
