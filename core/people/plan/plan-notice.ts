import { readableDay } from '#calendar/readable-day.ts'
import type { Plan } from '#people/plan/plan.ts'
import { type PlanBlock, planBlock } from '#people/plan/plan-block.ts'
import { trialDaysLeft } from '#people/profile/trial.ts'

/** What a person is told of their plan unasked: that it is closed, or how long it is open. */
export type PlanNotice =
  | { kind: 'blocked'; block: PlanBlock }
  /** `days` is one at least. */
  | { kind: 'trial'; days: number }
  | null

/** Alert, banner and block all follow this. */
export function planNotice(
  plan: Pick<Plan, 'state' | 'trialEndDate'>,
  now: Temporal.Instant,
): PlanNotice {
  const block = planBlock(plan, now)
  if (block) return { kind: 'blocked', block }
  const endDate = readableDay(plan.trialEndDate)
  if (plan.state !== 'TRIAL' || endDate === null) return null
  return { kind: 'trial', days: trialDaysLeft({ endDate, now }).fullDays }
}
