import { type PlanOfProfile, savePlan } from '#people/profile/plan.store.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'

/**
 * Writes how somebody stands with their plan, as the system; called by subscriptions alone.
 *
 * @returns Whether anything is another than before.
 */
export function setPlan(
  { tx, clock }: { tx: Tx; clock: Clock },
  userId: string,
  plan: PlanOfProfile,
): Promise<boolean> {
  return savePlan(tx, { userId, plan, at: clock.now() })
}
