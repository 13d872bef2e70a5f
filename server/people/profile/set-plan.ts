import type { PlanState } from '@lya/core/people/plan/plan.ts'
import { planBlock } from '@lya/core/people/plan/plan-block.ts'
import { type PlanOfProfile, savePlan } from '#people/profile/plan.store.ts'
import { planOpened } from '#people/profile/profile.events.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { TransactionEvents } from '#platform/events/transaction-events.ts'

/**
 * Writes how somebody stands with their plan, as the system; called by subscriptions alone. What
 * opens by it, or has more room, is announced.
 *
 * @returns Whether anything is another than before.
 */
export async function setPlan(
  ctx: { tx: Tx; clock: Clock; events: TransactionEvents },
  userId: string,
  plan: PlanOfProfile,
): Promise<boolean> {
  const now = ctx.clock.now()
  const before = await savePlan(ctx.tx, { userId, plan, at: now })
  if (before === null) return false
  const { timeZone, trialEndDate } = before
  const isOpen = (state: PlanState) => planBlock({ state, trialEndDate }, now) === null
  if (isOpen(plan.state)) await ctx.events.announce(ctx, planOpened, { userId, timeZone })
  return true
}
