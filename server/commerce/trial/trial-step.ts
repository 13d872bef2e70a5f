/** Days from the last day of a trial on which its person is told of it: before, on and after it. */
const steps = [-2, 0, 1, 4] as const
export type TrialStep = (typeof steps)[number]

/** What there is to tell on this day of somebody whose trial ends so; null on all other days. */
export function trialStepOn(
  today: Temporal.PlainDate,
  endDate: Temporal.PlainDate,
): TrialStep | null {
  const days = endDate.until(today, { largestUnit: 'day' }).days
  return steps.find((step) => step === days) ?? null
}

/** An extended trial is told of anew. */
export function keyOfStep(step: TrialStep, endDate: Temporal.PlainDate): string {
  return `teste:${endDate.toString()}:${step}`
}

/** @returns Null for what is no key of ours. */
export function readStep(key: string): { step: TrialStep; endDate: string } | null {
  const [, endDate, days] = /(\d{4}-\d\d-\d\d):(-?\d)$/.exec(key) ?? []
  const step = steps.find((one) => String(one) === days)
  return endDate === undefined || step === undefined ? null : { step, endDate }
}
