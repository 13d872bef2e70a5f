import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { offerTurn } from '#conversation/advice/offer-turn.ts'
import { correct } from '#conversation/make-turn.ts'
import { isFromThem } from '#conversation/memory/meant-anew.ts'
import { namedAmong, ownIn } from '#conversation/memory/remembered.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { restatedSum } from '#understanding/memory/restated-sum.ts'

/**
 * The turn of "a Cida na verdade me pagou 80", where an expense was written last: what somebody
 * paid mends what came in, or is offered as come in where nothing did, and never mends what was
 * bought. Null for any other message.
 */
export function cameOtherwiseTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading, account } = message
  const own = ownIn(input)
  const [last] = own
  if (last?.type !== 'despesa' || !mayCorrect(intent) || isQuestion(reading)) return null
  const isMended = leans('sorry', reading) && !leans('exclaimed', reading)
  if (!isMended || !isFromThem(message, last)) return null
  const amountCents = sumIn(message)
  if (amountCents === null || namedAmong(message, own.slice(0, 1)).length > 0) return null
  const came = own.filter(({ type }) => type === 'receita')
  const named = namedAmong(message, came)
  const meant = named.length > 0 ? named : came
  const [told, more] = account.transactions
  if (meant.length === 0) {
    // "o homem só me deu 200" tells that less came than was written.
    const isLess = / so (?:me|nos) /.test(reading.flat)
    const isTold = told && !more && told.draft.type === 'receita' && told.doubt === null && !isLess
    return isTold
      ? offerTurn(input, { kind: 'create-transactions', transactions: [told.draft] })
      : null
  }
  const changes = { amountCents }
  const read: Read = { intent: 'correct', confidence: 92, fields: { amount: amountCents } }
  return correct(input, read, meant, changes)
}

function sumIn({ reading }: Message): Cents | null {
  const value = restatedSum(reading)
  return value !== null && value > 0 && value <= limits.amountCentsMax ? cents(value) : null
}
