import { limits } from '#limits.ts'
import { fullDaysIn } from '#people/profile/full-days.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Days left of a trial, both ways that the product counts them.
 *
 * @property fullDays What the person sees: rounded down, but at least one until the end has passed.
 *   The alert shows above zero, the block starts at zero.
 * @property startedDays What the back-office sees: rounded up, and never more than were promised,
 *   unless somebody extended the trial.
 */
export type TrialDays = { fullDays: number; startedDays: number }

/**
 * Counts from `now` to the end of the trial's last day in UTC.
 *
 * @param trial.endDate The last day of the trial; null, when none was ever set, counts as over.
 * @param trial.isExtended Whether the trial was given more days than it began with.
 */
export function trialDaysLeft(trial: {
  endDate: Temporal.PlainDate | null
  now: Temporal.Instant
  isExtended?: boolean
}): TrialDays {
  if (trial.endDate === null) return { fullDays: 0, startedDays: 0 }
  const { year, month, day } = trial.endDate
  // Every call of a trial asks, so without a time zone's arithmetic: UTC has none.
  const leftMs = Date.UTC(year, month - 1, day + 1) - trial.now.epochMilliseconds
  if (leftMs <= 0) return { fullDays: 0, startedDays: 0 }
  const startedDays = Math.ceil(leftMs / dayMs)
  return {
    fullDays: fullDaysIn(leftMs),
    startedDays: trial.isExtended ? startedDays : Math.min(limits.trialDays, startedDays),
  }
}

/** The last day of a trial that starts at this moment: the UTC day plus `days`. */
export function trialEndDate(signedUpAt: Temporal.Instant, days: number): Temporal.PlainDate {
  return signedUpAt.toZonedDateTimeISO('UTC').toPlainDate().add({ days })
}
