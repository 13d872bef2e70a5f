const dayMs = 24 * 60 * 60 * 1000

/**
 * Days left of a trial, both ways that the product counts them.
 *
 * @property fullDays Rounded down, zero or more: what the person sees. The alert shows above
 *   zero, the block starts at zero.
 * @property startedDays Rounded up, zero or more: what the back-office sees.
 */
export type TrialDays = { fullDays: number; startedDays: number }

/**
 * Counts from `now` to the end of the trial's last day in UTC.
 *
 * @param trial.endDate The last day of the trial; null, when none was ever set, counts as over.
 */
export function trialDaysLeft(trial: {
  endDate: Temporal.PlainDate | null
  now: Temporal.Instant
}): TrialDays {
  if (trial.endDate === null) return { fullDays: 0, startedDays: 0 }
  const end = trial.endDate.add({ days: 1 }).toZonedDateTime('UTC').toInstant()
  const leftMs = Math.max(0, end.epochMilliseconds - trial.now.epochMilliseconds)
  return { fullDays: Math.floor(leftMs / dayMs), startedDays: Math.ceil(leftMs / dayMs) }
}

/** The last day of a trial that starts at this moment: the UTC day plus `days`. */
export function trialEndDate(signedUpAt: Temporal.Instant, days: number): Temporal.PlainDate {
  return signedUpAt.toZonedDateTimeISO('UTC').toPlainDate().add({ days })
}
