import { limits } from '#limits.ts'

/** Days behind the trial in which somebody is still worth a look. */
const daysAfter = 2
const shownMax = 30

/**
 * The days of a trial that its page looks at, sign-up being the first: all that were promised,
 * those that were added, and two after. Of a long one, the last thirty that are not ahead.
 */
export function activityDays(trial: {
  signedUpOn: Temporal.PlainDate
  /** The trial's last day; null where none was ever set. */
  endDate: Temporal.PlainDate | null
  today: Temporal.PlainDate
}): Temporal.PlainDate[] {
  const { signedUpOn, endDate, today } = trial
  const promised = signedUpOn.add({ days: limits.trialDays })
  const isExtended = endDate !== null && Temporal.PlainDate.compare(endDate, promised) > 0
  const last = (isExtended ? endDate : signedUpOn.add({ days: limits.trialDays - 1 })).add({
    days: daysAfter,
  })
  const all = signedUpOn.until(last).days + 1
  if (all <= shownMax) return daysFrom(signedUpOn, all)
  const end = Temporal.PlainDate.compare(last, today) > 0 ? today : last
  const first = end.subtract({ days: shownMax - 1 })
  const isEarly = Temporal.PlainDate.compare(first, signedUpOn) < 0
  return daysFrom(isEarly ? signedUpOn : first, shownMax)
}

function daysFrom(first: Temporal.PlainDate, count: number): Temporal.PlainDate[] {
  return Array.from({ length: count }, (_, days) => first.add({ days }))
}
