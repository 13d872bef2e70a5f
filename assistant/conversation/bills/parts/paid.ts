import { toldMonthly } from '#conversation/bills/told-monthly.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { turnOfIntent } from '#conversation/turn-for.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { partsToldIn } from '#understanding/intents/commitments/parts-left.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'pay']

/**
 * The turn of what is paid in parts, with its day and how many of them are paid or left: "a
 * prestação da moto é 598,40 dia 12, já paguei 11 de 48", "consórcio 612 dia 10, faltam 34". The
 * others are kept, and nothing is written as paid. Null for any other message.
 */
export function partsPaidTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading, account } = message
  if (!readable.includes(candidate.intent) || isQuestion(reading)) return null
  const [day, ...days] = reading.days
  if (!day || days.length > 0 || reading.amounts.length === 0) return null
  const paid = partsToldIn(reading)
  // "faltam 11": how many they are is no other sum.
  const [amount, another] = reading.amounts.filter(({ first }) => !paid || first < paid.first)
  if (!paid || !amount || another) return null
  const isOfMonth = reading.tokens[day.first]?.norm === 'dia' && day.last < paid.first
  // "paguei 50 da geladeira dia 10, já foi 4 de 10": one of them, and that is told.
  const isOne = account.clauses.some(({ verbs }) =>
    verbs.some(({ at, verb }) => at < paid.first && verb.form.endsWith('-did')),
  )
  if (!isOfMonth || isOne || amount.last > paid.first) return null
  const read = toldMonthly(message, {
    ...{ valueCents: amount.valueCents, day: day.date.day },
    ...{ last: paid.first - 1, confidence: 88 },
  })
  return read && turnOfIntent(input, message, read)
}
