import { daysLeft } from '#money/recurring/urgency.ts'

/** Of the dashboard, in order of priority. */
export type UpcomingStatus = 'overdue' | 'today' | 'upcoming'

/** How many days ahead the dashboard looks; backwards it looks without end. */
export const upcomingWindowDays = 30

/** As the dashboard sees a payment; `days` late or left, zero or more. */
export function upcomingStatus(
  nextDate: Temporal.PlainDate,
  today: Temporal.PlainDate,
): { status: UpcomingStatus; days: number } {
  const days = daysLeft(nextDate, today)
  if (days < 0) return { status: 'overdue', days: -days }
  return { status: days === 0 ? 'today' : 'upcoming', days }
}

/** Overdue first and most late first, then today, then the soonest: the order of the dates. */
export function sortUpcoming<T extends { nextDate: Temporal.PlainDate }>(
  payments: readonly T[],
): T[] {
  return payments.toSorted((a, b) => Temporal.PlainDate.compare(a.nextDate, b.nextDate))
}
