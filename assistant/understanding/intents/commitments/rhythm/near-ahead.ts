/** How many months ahead a month of the next year is still the coming one. */
const nearMonths = 2

/** Whether a month is still to come, this year or soon: of limits and bills that one is meant. */
export function isNearAhead(first: Temporal.PlainDate, today: Temporal.PlainDate): boolean {
  const [month, now] = [first.toPlainYearMonth(), today.toPlainYearMonth()]
  if (Temporal.PlainYearMonth.compare(month, now) <= 0) return false
  const last = now.add({ months: nearMonths })
  return month.year === now.year || Temporal.PlainYearMonth.compare(month, last) <= 0
}
