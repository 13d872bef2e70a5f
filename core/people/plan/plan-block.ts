import { readableDay } from '#calendar/readable-day.ts'
import type { Plan } from '#people/plan/plan.ts'
import { trialDaysLeft } from '#people/profile/trial.ts'

/** Why what has to be paid for is closed to somebody. */
export type PlanBlock = 'leaving' | 'trial-ended' | 'suspended' | 'inactive'

/**
 * Tells what a plan closes.
 *
 * @param now A trial ends with its last day in UTC, not a moment earlier.
 * @returns null while everything is open.
 */
export function planBlock(
  plan: Pick<Plan, 'state' | 'trialEndDate' | 'isLeaving'>,
  now: Temporal.Instant,
): PlanBlock | null {
  if (plan.isLeaving) return 'leaving'
  switch (plan.state) {
    case 'ATIVO':
      return null
    case 'SUSPENSO':
      return 'suspended'
    case 'INATIVO':
      return 'inactive'
    case 'TRIAL': {
      const endDate = readableDay(plan.trialEndDate)
      return trialDaysLeft({ endDate, now }).fullDays > 0 ? null : 'trial-ended'
    }
    default:
      return plan.state satisfies never
  }
}
