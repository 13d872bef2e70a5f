import type { SmartRule } from '#backoffice/alerts/smart-alerts.ts'
import type { WatchedRule } from '#backoffice/alerts/system-alerts.ts'

/** Rules of the machinery: what is broken is broken after an hour too. */
const urgent: readonly string[] = ['webhook-silent', 'jobs-late', 'sends-failing']

/**
 * Hours for which a rule keeps quiet after somebody resolved its alert: they have seen it, and what
 * they do about it takes its time.
 */
export function quietHours(rule: WatchedRule | SmartRule): number {
  return urgent.includes(rule) ? 1 : 24
}
