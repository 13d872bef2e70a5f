import { type Cents, cents, sumCents } from '#amounts/cents.ts'
import { type DayRange, monthRange } from '#calendar/day-range.ts'
import { laterDueDate, type Rhythm, stepsTowards } from '#money/recurring/due-date.ts'
import { type Ending, isFinished } from '#money/recurring/end.ts'

/** What of a recurring payment decides what it will cost, and when. */
export interface Due extends Rhythm, Ending {
  amountCents: Cents
  nextDate: Temporal.PlainDate
}

/** How often a payment falls due within these days, its end and its instalments in mind. */
export function dueTimes(payment: Due, { from, to }: DayRange): number {
  const { nextDate, instalmentsPaid } = payment
  let times = 0
  for (let steps = stepsTowards(nextDate, from, payment); ; steps += 1) {
    const date = laterDueDate(nextDate, payment, steps)
    const isPast = Temporal.PlainDate.compare(date, to) > 0
    const then = { ...payment, nextDate: date, instalmentsPaid: instalmentsPaid + steps }
    if (isPast || isFinished(then)) return times
    if (Temporal.PlainDate.compare(date, from) >= 0) times += 1
  }
}

/** What these payments cost in these days. */
export function dueWithin(payments: readonly Due[], range: DayRange): Cents {
  return sumCents(payments.map((one) => cents(one.amountCents * dueTimes(one, range))))
}

/**
 * What is known to be paid until the end of this month: each of the month's dates that are open,
 * and once what is late from a month before. A bill that nobody marks any more is late by years of
 * dates: all of them would say nothing of this month.
 */
export function owedThisMonth(payments: readonly Due[], today: Temporal.PlainDate): Cents {
  const month = monthRange(today.toPlainYearMonth())
  const old = payments.filter((one) => Temporal.PlainDate.compare(one.nextDate, month.from) < 0)
  return sumCents([dueWithin(payments, month), ...old.map((one) => one.amountCents)])
}
