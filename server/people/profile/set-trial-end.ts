import { planBlock } from '@lya/core/people/plan/plan-block.ts'
import { planOpened } from '#people/profile/profile.events.ts'
import { saveTrialEnd, type TrialOfProfile } from '#people/profile/trial.store.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { TransactionEvents } from '#platform/events/transaction-events.ts'

/** Gives a locked trial another last day, as the system. What opens by it is announced. */
export async function setTrialEnd(
  ctx: { tx: Tx; clock: Clock; events: TransactionEvents },
  userId: string,
  change: { trial: TrialOfProfile; endDate: Temporal.PlainDate },
): Promise<void> {
  const { trial, endDate } = change
  const now = ctx.clock.now()
  await saveTrialEnd(ctx.tx, { userId, endDate, at: now })
  const plan = { state: trial.state, trialEndDate: endDate.toString() }
  const { timeZone } = trial
  if (planBlock(plan, now) === null)
    await ctx.events.announce(ctx, planOpened, { userId, timeZone })
}
