import { toldMonthly } from '#conversation/bills/told-monthly.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { turnOfIntent } from '#conversation/turn-for.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { tellsOwnDeed } from '#understanding/transactions/clauses/clause.ts'

const wordsMax = 14
const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'query', 'recurring']

/**
 * The turn of one more bill behind one that was just kept: "e água 41 dia 15". It comes as often as
 * the one before. Null for any other message.
 */
export function alsoMonthlyTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading, account } = message
  const { last, rule } = input.state
  if (last?.kind !== 'recurring-created' || last.rule !== rule) return null
  if (!readable.includes(candidate.intent) || isQuestion(reading)) return null
  if (reading.tokens.length > wordsMax || !leans('also', reading)) return null
  const [amount, ...amounts] = reading.amounts
  const [day, ...days] = reading.days
  const isOne = amount && day && amounts.length === 0 && days.length === 0
  const isDated = reading.tokens[day?.first ?? 0]?.norm === 'dia'
  const isDone = tellsOwnDeed(account.clauses)
  if (!isOne || !isDated || isDone) return null
  const read = toldMonthly(message, {
    ...{ valueCents: amount.valueCents, day: day.date.day },
    ...{ last: reading.tokens.length - 1, confidence: 85 },
  })
  return read && turnOfIntent(input, message, read)
}
