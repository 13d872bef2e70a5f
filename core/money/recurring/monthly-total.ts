import { type Cents, cents, sumCents } from '#amounts/cents.ts'
import type { Frequency } from '#money/recurring/due-date.ts'
import { isOnce } from '#money/recurring/end.ts'

/** 400 years of the calendar repeat themselves: 146,097 days in 4,800 months. */
const daysPerMonth = { days: 146_097, months: 4_800 }

/** What a payment costs in a month of average length, rounded to the centavo. */
export function monthlyCost(payment: { amountCents: Cents; frequency: Frequency }): Cents {
  const { amountCents, frequency } = payment
  switch (frequency) {
    case 'mensal':
      return amountCents
    case 'anual':
      return cents(Math.round(amountCents / 12))
    case 'semanal':
      return everyDays(amountCents, 7)
    case 'quinzenal':
      return everyDays(amountCents, 15)
  }
}

/** What all of these cost together in such a month; what comes once costs no month anything. */
export function monthlyTotal(
  payments: readonly { amountCents: Cents; frequency: Frequency; instalments: number | null }[],
): Cents {
  return sumCents(payments.filter((payment) => !isOnce(payment)).map(monthlyCost))
}

function everyDays(amountCents: Cents, days: number): Cents {
  const { days: daysOfAll, months } = daysPerMonth
  return cents(Math.round((amountCents * daysOfAll) / (months * days)))
}
