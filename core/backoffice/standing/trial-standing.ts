export const trialStandings = ['expired', 'expiring', 'active'] as const
export type TrialStanding = (typeof trialStandings)[number]

/** Days before its end from which a trial is expiring. */
export const trialExpiringDays = 2

/**
 * How it stands with a trial: over once its last day in UTC has passed, or when no day was ever
 * set; expiring while two days or less are left.
 *
 * @param today The day in UTC.
 */
export function trialStanding(trial: {
  endDate: Temporal.PlainDate | null
  today: Temporal.PlainDate
}): TrialStanding {
  const { endDate, today } = trial
  if (endDate === null || Temporal.PlainDate.compare(endDate, today) < 0) return 'expired'
  const last = lastExpiringDay(today)
  return Temporal.PlainDate.compare(endDate, last) <= 0 ? 'expiring' : 'active'
}

/** The end of this day is two days away at most: whatever ends by then is expiring. */
export function lastExpiringDay(today: Temporal.PlainDate): Temporal.PlainDate {
  return today.add({ days: trialExpiringDays - 1 })
}
