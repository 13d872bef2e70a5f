import { type Day, noonOf } from '#commerce/subscriptions/day.ts'
import type { Grant } from '#commerce/subscriptions/grant.ts'
import { trialDaysLeft } from '#people/profile/trial.ts'

/**
 * Days of the trial that come before what was bought: as many as every screen showed when it was
 * paid, and none once the trial's end had passed.
 *
 * @param on The day of the payment, whose noon stands for a moment that was never written down.
 */
export function trialRest({ trialEndsOn, paidAt }: Grant, on: Day): number {
  if (trialEndsOn === null) return 0
  const now = paidAt === undefined ? noonOf(on) : Temporal.Instant.from(paidAt)
  return trialDaysLeft({ endDate: Temporal.PlainDate.from(trialEndsOn), now }).fullDays
}
