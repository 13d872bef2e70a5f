import type { Turn, TurnInput } from '#conversation/turn.ts'
import { turnOfIntent } from '#conversation/turn-for.ts'
import type { Candidate, Fields, Message } from '#understanding/intents/candidate.ts'
import { categoryOfSubject } from '#understanding/intents/commitments/commitments.ts'
import { partsPaidIn } from '#understanding/intents/commitments/parts-left.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject, writeSubject } from '#understanding/transactions/naming/describe.ts'

const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'pay']

/**
 * The turn of what is paid in parts, with its day and how many of them are paid: "a prestação da
 * moto é 598,40 dia 12, já paguei 11 de 48". The others are kept, and nothing is written as paid.
 * Null for any other message.
 */
export function partsPaidTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading, account } = message
  if (!readable.includes(candidate.intent) || isQuestion(reading)) return null
  const paid = partsPaidIn(reading)
  const [amount, another] = reading.amounts
  const [day, ...days] = reading.days
  if (!paid || !amount || another || !day || days.length > 0) return null
  const isOfMonth = reading.tokens[day.first]?.norm === 'dia' && day.last < paid.first
  // "paguei 50 da geladeira dia 10, já foi 4 de 10": one of them, and that is told.
  const isOne = account.clauses.some(({ verbs }) =>
    verbs.some(({ at, verb }) => at < paid.first && verb.form.endsWith('-did')),
  )
  if (!isOfMonth || isOne || amount.last > paid.first) return null
  const subject = findSubject(reading, coverTokens(reading), 0, paid.first - 1)
  if (!subject) return null
  const category = categoryOfSubject(message)
  const fields: Fields = {
    ...{ amount: Math.round(amount.valueCents), frequency: 'mensal', day: day.date.day },
    description: writeSubject(reading, subject),
    ...(category ? { category } : {}),
  }
  const read: Candidate = { intent: 'recurring', confidence: 88, rule: 'recurring', fields }
  return turnOfIntent(input, message, read)
}
