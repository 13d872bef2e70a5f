import type { AlertPriority } from '#backoffice/alerts/system-alerts.ts'

/**
 * Rules that speak of people: whose trial or period ends soon while they use the product, whose
 * charge failed, and who write less and less. `churn-high` is of one person, told by an automation.
 */
export const smartRules = [
  'ending-engaged',
  'charge-failed',
  'engagement-falling',
  'churn-high',
] as const
export type SmartRule = (typeof smartRules)[number]

export const smartPriorities: Record<SmartRule, AlertPriority> = {
  'ending-engaged': 'high',
  'charge-failed': 'critical',
  'engagement-falling': 'medium',
  'churn-high': 'high',
}

export const smartLimits = {
  /** The end lies so many days ahead at most, today included. */
  endingDays: 3,
  /** Wrote within so many days: engaged. */
  engagedDays: 7,
  /** Wrote at least so often in the fourteen days before, and now at most half of it. */
  writesBeforeMin: 4,
  writesKeptPercent: 50,
  /** People that an alert names; all of them are behind its list. */
  named: 5,
} as const
