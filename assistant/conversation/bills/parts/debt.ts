import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { firstDueDate } from '@lya/core/money/recurring/due-date.ts'
import { toldMonthly } from '#conversation/bills/told-monthly.ts'
import { offeringBill } from '#conversation/coming/coming-bill.ts'
import type { RecurringDraft } from '#conversation/effect.ts'
import { categoryId } from '#conversation/intended-effect.ts'
import { carry } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

const readable: readonly Candidate['intent'][] = [
  'none',
  'clarify',
  'log',
  'recurring',
  'installments',
]
const asBill = { intent: 'recurring', confidence: 88 } as const

/**
 * The turn of a debt that is paid little by little: "devo 300 pro mecânico, pago 100 por semana".
 * What is paid each time is kept until the whole is; its day of the month is asked where none is
 * told, and nothing is written as paid. Null for any other message.
 */
export function debtInPartsTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading } = message
  if (!readable.includes(candidate.intent) || isQuestion(reading)) return null
  if (!leans('debtByParts', reading)) return null
  const [whole, part, ...others] = reading.amounts
  if (!whole || !part || others.length > 0) return null
  const partsLeft = whole.valueCents / part.valueCents
  const isWhole = Number.isInteger(partsLeft) && partsLeft > 1
  if (!isWhole || partsLeft > limits.instalmentsMax) return null
  const due = reading.days.find(({ first }) => reading.tokens[first]?.norm === 'dia')?.date
  const day = due?.day ?? input.today.day
  const read = toldMonthly(message, {
    ...{ valueCents: part.valueCents, day, last: whole.last + reachMax, confidence: 88 },
  })
  const fields = read?.fields
  if (!fields?.description) return null
  const own = {
    ...{ name: fields.description, amountCents: cents(Math.round(part.valueCents)), partsLeft },
    categoryId: fields.category ? categoryId(fields, 'despesa', input.categories) : null,
  }
  if (leans('everyWeek', reading)) {
    const next = input.today.add({ weeks: 1 })
    const falls = { dueDay: next.day, nextDate: next.toString() }
    return kept(input, { ...own, frequency: 'semanal', ...falls })
  }
  const rhythm = { frequency: 'mensal', dueDay: day } as const
  const bill = { ...own, ...rhythm, nextDate: firstDueDate(input.today, rhythm).toString() }
  return due ? kept(input, bill) : offeringBill(input, bill, { isUndated: true })
}

/** As many tokens as "pro meu irmão" has behind the sum. */
const reachMax = 4

function kept(input: TurnInput, recurring: RecurringDraft): Turn {
  return carry(input, asBill, { kind: 'create-recurring', recurring })
}
