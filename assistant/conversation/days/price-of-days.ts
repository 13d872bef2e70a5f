import { offerTurn } from '#conversation/advice/offer-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { ofEachDay } from '#understanding/transactions/days/each-day.ts'

/**
 * The turn of "feira 120 sexta e sábado": one price, of which it is not told whether it was that of
 * each day. Both are proposed, and nothing is written on the first alone. Null for other messages.
 */
export function priceOfDaysTurn(
  input: TurnInput,
  { reading, account }: Message,
  candidate: Candidate,
): Turn | null {
  if (candidate.intent !== 'log' || reading.days.length < 2 || isQuestion(reading)) return null
  const found = ofEachDay(reading, account.transactions)
  if (!found || found.isSure || found.transactions.some(({ doubt }) => doubt !== null)) return null
  const transactions = found.transactions.map(({ draft }) => draft)
  return offerTurn(input, { kind: 'create-transactions', transactions })
}
