import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { sumCommission } from '@lya/core/commerce/referral/commission.ts'
import { refundDays } from '@lya/core/commerce/subscriptions/permitted.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { lockEntries } from '#commerce/referral/ledger.queries.ts'
import { findEarner, isSettled } from '#commerce/referral/payouts/commissions.queries.ts'
import { prizesQueue } from '#commerce/referral/queues.ts'
import { addCommission } from '#commerce/referral/referral.store.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { JobQueue } from '#platform/jobs/job-queue.ts'

/**
 * Approves what waits of these charges, as the night would: only what is settled and past its
 * refund window. What is approved already stays as it is. The prizes that it brings follow.
 *
 * @throws Refusal `affiliates.missing`; `affiliates.not-settled` with the charge.
 */
export async function approveCommissions(
  { tx, clock, jobs }: { tx: Tx; clock: Clock; jobs: Pick<JobQueue, 'enqueue'> },
  { userId, chargeIds }: { userId: string; chargeIds: readonly string[] },
): Promise<Cents> {
  const at = clock.now()
  const paidBefore = at.subtract({ hours: 24 * refundDays })
  let approved = 0
  for (const chargeId of [...new Set(chargeIds)].toSorted()) {
    const { pendingCents } = sumCommission(await lockEntries(tx, chargeId))
    const earner = await findEarner(tx, chargeId)
    if (earner?.userId !== userId) throw new Refusal('missing', 'affiliates.missing')
    if (pendingCents <= 0) continue
    if (!(await isSettled(tx, { chargeId, paidBefore }))) {
      throw new Refusal('conflict', 'affiliates.not-settled', { data: { chargeId } })
    }
    const entry = { kind: 'approved', amountCents: pendingCents, cause: 'operator', at } as const
    await addCommission(tx, { ...entry, ...earner, userId, chargeId })
    approved += pendingCents
  }
  if (approved > 0) await jobs.enqueue(tx, prizesQueue, { userId })
  return cents(approved)
}
