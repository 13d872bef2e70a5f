import type { RecurringPayment } from '@lya/contract/money/recurring.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { nextDueDate } from '@lya/core/money/recurring/due-date.ts'
import { isFinished } from '@lya/core/money/recurring/end.ts'
import { monthlyTotal } from '@lya/core/money/recurring/monthly-total.ts'
import { compareUrgency, daysLeft, recurringStatus } from '@lya/core/money/recurring/urgency.ts'

/** The payments screen as the server answers it: what is not over, most urgent first. */
export interface PaymentList {
  today: string
  items: RecurringPayment[]
  activeTotal: number
  overdueTotal: number
  thisWeekTotal: number
  monthlyTotalCents: number
}

/** The list with a new or changed payment in its place; a finished one is hidden. */
export function withPayment(list: PaymentList, payment: RecurringPayment): PaymentList {
  const others = list.items.filter((one) => one.id !== payment.id)
  return relisted(list, [...others, payment])
}

export function withoutPayment(list: PaymentList, id: string): PaymentList {
  const items = list.items.filter((one) => one.id !== id)
  return relisted(list, items)
}

/** The list after a payment was marked as paid, today where no other day was said. */
export function withPaid(
  list: PaymentList,
  { id, paidDate = list.today }: { id: string; paidDate?: string },
): PaymentList {
  const payment = list.items.find((one) => one.id === id)
  if (!payment) return list
  const nextDate = nextDueDate(Temporal.PlainDate.from(payment.nextDate), payment).toString()
  return withPayment(list, {
    ...payment,
    nextDate,
    lastPaidDate: paidDate,
    paidUndoId: null,
    instalmentsPaid: payment.instalmentsPaid + 1,
  })
}

/** Whether nothing remains of it to be paid, so that no list shows it. */
export function isOver(payment: RecurringPayment): boolean {
  return isFinished({ ...payment, ...datesOf(payment) })
}

/** Judges, hides, orders and sums as the server does; the rules are those of core. */
function relisted(list: PaymentList, payments: readonly RecurringPayment[]): PaymentList {
  const today = Temporal.PlainDate.from(list.today)
  const items = payments
    .map((payment) => ({ payment, ...datesOf(payment) }))
    .filter((one) => !isFinished({ ...one.payment, ...one }))
    .toSorted((a, b) => compareUrgency([a, b], today))
    .map(({ payment, ...dates }) => ({
      ...payment,
      status: recurringStatus(dates, today),
      daysLeft: daysLeft(dates.nextDate, today),
    }))
  const active = items.filter((one) => one.isActive)
  return {
    today: list.today,
    items,
    activeTotal: active.length,
    overdueTotal: active.filter((one) => one.status === 'overdue').length,
    thisWeekTotal: active.filter((one) => one.status === 'due-soon').length,
    monthlyTotalCents: monthlyTotal(
      active.map(({ frequency, instalments, amountCents }) => ({
        ...{ frequency, instalments, amountCents: cents(amountCents) },
      })),
    ),
  }
}

function datesOf({ nextDate, lastPaidDate, endDate }: RecurringPayment) {
  return {
    nextDate: Temporal.PlainDate.from(nextDate),
    lastPaidDate: lastPaidDate === null ? null : Temporal.PlainDate.from(lastPaidDate),
    endDate: endDate === null ? null : Temporal.PlainDate.from(endDate),
  }
}
