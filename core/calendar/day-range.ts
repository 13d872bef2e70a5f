/** Days from the first to the last, both included. */
export interface DayRange {
  from: Temporal.PlainDate
  to: Temporal.PlainDate
}

/** All days of one calendar month. */
export function monthRange(month: Temporal.PlainYearMonth): DayRange {
  return {
    from: month.toPlainDate({ day: 1 }),
    to: month.toPlainDate({ day: month.daysInMonth }),
  }
}
