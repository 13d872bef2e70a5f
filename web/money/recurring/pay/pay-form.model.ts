import { isDay } from '#format/day-arithmetic.ts'
import { readAmount, writeAmount } from '#money/fields/amount-field.model.ts'
import { amountProblems } from '#money/fields/fields.copy.ts'
import { payCopy as copy } from '#money/recurring/pay/pay.copy.ts'

/** The form as it stands on screen: text as typed. */
export type PayValues = { amount: string; paidDate: string }
export type PayProblems = Partial<Record<keyof PayValues, string>>

/** What was really paid, and when. */
export type Paid = { amountCents: number; paidDate: string }

/** The usual amount, paid today, until the person says otherwise. */
export function payForm(amountCents: number, today: string): PayValues {
  return { amount: writeAmount(amountCents), paidDate: today }
}

/** Reads the form; either what was paid or what is wrong, field by field. */
export function readPay(
  { amount, paidDate }: PayValues,
  today: string,
): { paid: Paid } | { problems: PayProblems } {
  const reading = readAmount(amount)
  const dayProblem = problemOfDay(paidDate, today)
  if (reading.status === 'ok' && dayProblem === null) {
    return { paid: { amountCents: reading.amountCents, paidDate } }
  }
  return {
    problems: {
      ...(reading.status === 'ok' ? {} : { amount: amountProblems[reading.status] }),
      ...(dayProblem === null ? {} : { paidDate: dayProblem }),
    },
  }
}

function problemOfDay(paidDate: string, today: string): string | null {
  if (!isDay(paidDate)) return copy.dayMissing
  return paidDate > today ? copy.dayAhead : null
}
