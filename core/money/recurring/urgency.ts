/** Of the payments screen, in order of urgency. */
export type RecurringStatus = 'overdue' | 'due-soon' | 'pending' | 'paid'

/** The days, counting today as zero, within which a payment is due soon. */
export const dueSoonDays = 7

const priorities: Record<RecurringStatus, number> = {
  overdue: 1,
  'due-soon': 2,
  pending: 3,
  paid: 4,
}

export interface Dated {
  nextDate: Temporal.PlainDate
  lastPaidDate: Temporal.PlainDate | null
}

/** Days from today to the next date; negative when it is late. */
export function daysLeft(nextDate: Temporal.PlainDate, today: Temporal.PlainDate): number {
  return today.until(nextDate, { largestUnit: 'days' }).days
}

/**
 * As the payments screen sees it. What was paid this month is at rest only while its next date
 * lies ahead: a week's bill falls due again within the month, and a late one may be late twice.
 */
export function recurringStatus(payment: Dated, today: Temporal.PlainDate): RecurringStatus {
  const { lastPaidDate, nextDate } = payment
  const days = daysLeft(nextDate, today)
  if (days < 0) return 'overdue'
  const isPaid = lastPaidDate?.toPlainYearMonth().equals(today.toPlainYearMonth()) === true
  if (isPaid && days > 0) return 'paid'
  return days <= dueSoonDays ? 'due-soon' : 'pending'
}

/** Orders payments for that screen: by priority, then by next date. */
export function compareUrgency(
  [one, other]: readonly [Dated, Dated],
  today: Temporal.PlainDate,
): number {
  return (
    priorities[recurringStatus(one, today)] - priorities[recurringStatus(other, today)] ||
    Temporal.PlainDate.compare(one.nextDate, other.nextDate)
  )
}
