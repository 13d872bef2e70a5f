/** How many days a trial may be given at once, and how many are offered. */
export const extensionDays = { min: 1, max: 365, usual: 7 } as const

/**
 * The new last day of a trial that is given more days: they follow those that are left, and where
 * none is left they begin today.
 *
 * @param today The day in UTC.
 */
export function extendedTrialEnd(trial: {
  endDate: Temporal.PlainDate | null
  today: Temporal.PlainDate
  days: number
}): Temporal.PlainDate {
  const { endDate, today, days } = trial
  const isOver = endDate === null || Temporal.PlainDate.compare(endDate, today) < 0
  return (isOver ? today : endDate).add({ days })
}
