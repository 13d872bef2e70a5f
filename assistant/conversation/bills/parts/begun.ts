import { intendedRecurring } from '#conversation/bills/intended-recurring.ts'
import { toldMonthly } from '#conversation/bills/told-monthly.ts'
import { offeringBill } from '#conversation/coming/coming-bill.ts'
import { dueDayIn } from '#conversation/coming/due-day.ts'
import { carry } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { partsToldIn } from '#understanding/intents/commitments/parts-left.ts'
import { partsIn } from '#understanding/intents/parts.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const readable: readonly Candidate['intent'][] = ['installments', 'log', 'clarify', 'none']

/**
 * The turn of a purchase whose instalments run already: "a geladeira é 12 prestações de 189,90, já
 * paguei 5". The others are kept from their next day on, and nothing is written as paid now; where
 * no day is told, it is asked. Null for any other message.
 */
export function partsBegunTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading } = message
  if (!readable.includes(candidate.intent) || isQuestion(reading)) return null
  const parts = partsToldIn(reading)
  if (!parts || partsIn(reading) === null) return null
  const [amount, another] = reading.amounts.filter(({ first, last }) => {
    return last < parts.first || first > parts.last
  })
  if (!amount || another || amount.last > parts.first) return null
  const due = dueDayIn(reading)
  const valueCents = candidate.fields?.installment ?? amount.valueCents
  const told = { valueCents, day: due?.day ?? input.today.day }
  const read = toldMonthly(message, { ...told, last: parts.first - 1, confidence: 88 })
  const intended = read && intendedRecurring(message, read)
  const isKept = intended !== null && typeof intended !== 'string'
  if (!read || !isKept || intended.kind !== 'create-recurring') return null
  if (due) return carry(input, read, intended)
  return offeringBill(input, intended.recurring, { isUndated: true })
}
