import { laterDueDate, type Rhythm } from '#money/recurring/due-date.ts'

export interface DueNext extends Rhythm {
  nextDate: Temporal.PlainDate
  /** In how many parts it is paid; null where it goes on. */
  instalments: number | null
  lastPaidDate?: Temporal.PlainDate | null
}

/** A payment as it was told: on which day, and for which month, where either was said. */
export interface ToldPayment {
  on?: Temporal.PlainDate | undefined
  month?: Temporal.PlainYearMonth | undefined
  today: Temporal.PlainDate
}

/**
 * The due date before the next one that a payment was for: "o aluguel de novembro", paid on the
 * 10th, where the next one falls due on 10 December. Null where it is for the next one.
 */
export function earlierDue(due: DueNext, told: ToldPayment): Temporal.PlainDate | null {
  // What is paid once has no other date.
  if (due.instalments === 1) return null
  const { on, month } = told
  if (month && due.frequency === 'mensal') return namedDue(due, month, on ?? told.today)
  // The first of some parts is paid whenever it is paid.
  if (!on || due.instalments !== null) return null
  const earlier = nearestDue(due, on)
  return earlier && isPaidElse(due, earlier, on) ? null : earlier
}

/** Days between two tellings of one payment. */
const sameWithin = 5

/** Whether that date was paid already, and on another day: then this is for the next one. */
function isPaidElse(due: DueNext, earlier: Temporal.PlainDate, on: Temporal.PlainDate): boolean {
  const { lastPaidDate } = due
  if (!lastPaidDate || nearestDue(due, lastPaidDate)?.equals(earlier) !== true) return false
  return on.since(lastPaidDate, { largestUnit: 'days' }).days > sameWithin
}

export interface PaidSoFar extends DueNext {
  instalmentsPaid: number
  /** The due date that was paid last. */
  settledDate: Temporal.PlainDate | null
}

/** Whether an earlier due date was paid here: as many before the next one as were counted. */
export function isDueSettled(due: PaidSoFar, date: Temporal.PlainDate): boolean {
  const { instalments, instalmentsPaid, settledDate, nextDate } = due
  if (instalments !== null && instalmentsPaid > 0) return true
  const first = laterDueDate(nextDate, due, -instalmentsPaid)
  if (Temporal.PlainDate.compare(date, first) >= 0) return true
  if (settledDate === null || Temporal.PlainDate.compare(settledDate, first) >= 0) return false
  return Temporal.PlainDate.compare(date, settledDate) <= 0
}

/** In the month in which it falls due, the one before may be what it is for and not when. */
function namedDue(
  due: DueNext,
  month: Temporal.PlainYearMonth,
  paidOn: Temporal.PlainDate,
): Temporal.PlainDate | null {
  const ofNext = due.nextDate.toPlainYearMonth()
  const { months } = month.until(ofNext, { largestUnit: 'months' })
  const isBefore = Temporal.PlainYearMonth.compare(paidOn.toPlainYearMonth(), ofNext) < 0
  return months > 1 || (months === 1 && isBefore) ? laterDueDate(due.nextDate, due, -months) : null
}

/** The due date that lies nearest to the day of payment; null where that is the next one. */
function nearestDue(due: DueNext, on: Temporal.PlainDate): Temporal.PlainDate | null {
  let steps = 0
  const distance = (by: number) =>
    Math.abs(laterDueDate(due.nextDate, due, by).until(on, { largestUnit: 'days' }).days)
  while (distance(steps - 1) < distance(steps)) steps -= 1
  return steps === 0 ? null : laterDueDate(due.nextDate, due, steps)
}
