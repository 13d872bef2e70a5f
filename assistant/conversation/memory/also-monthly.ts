import type { Turn, TurnInput } from '#conversation/turn.ts'
import { turnOfIntent } from '#conversation/turn-for.ts'
import type { Candidate, Fields, Message } from '#understanding/intents/candidate.ts'
import { categoryOfSubject } from '#understanding/intents/commitments/commitments.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject, writeSubject } from '#understanding/transactions/naming/describe.ts'

const wordsMax = 9
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
  const isDone = account.clauses.some(({ verbs }) =>
    verbs.some(({ verb }) => verb.form === 'i-did'),
  )
  if (!isOne || !isDated || isDone) return null
  const subject = findSubject(reading, coverTokens(reading), 0, reading.tokens.length - 1)
  if (!subject) return null
  const category = categoryOfSubject(message)
  const fields: Fields = {
    ...{ amount: Math.round(amount.valueCents), frequency: 'mensal', day: day.date.day },
    description: writeSubject(reading, subject),
    ...(category ? { category } : {}),
  }
  const read: Candidate = { intent: 'recurring', confidence: 85, rule: 'recurring', fields }
  return turnOfIntent(input, message, read)
}
