import { type ChurnLevel, churnLevelFrom } from '#backoffice/churn/churn.ts'

export const churnAlertLimits = {
  /** The end of the period lies so many days ahead at most. */
  endingDays: 7,
  /** An automation waits so long, so that what mends itself is told to nobody. */
  delayHours: 1,
  /** One for each person in so many days. */
  againAfterDays: 30,
  /** As many as a team can call; those at the highest risk first. */
  perDayMax: 100,
} as const

/** What is kept with a `churn_alert`, by the specification's names. */
export interface ChurnTrigger {
  risk_level: ChurnLevel
  days_until_expiry: number
}

/** Whether somebody is worth a call: at a high risk, with an end that is near. */
export function isChurnAlertDue(person: {
  score: number
  daysUntilExpiry: number | null
}): boolean {
  const { score, daysUntilExpiry } = person
  if (daysUntilExpiry === null || score < churnLevelFrom.high) return false
  return daysUntilExpiry >= 0 && daysUntilExpiry <= churnAlertLimits.endingDays
}
