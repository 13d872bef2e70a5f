import { isPaid } from '@lya/core/commerce/charges/charge-state.ts'
import { commissionAfter } from '@lya/core/commerce/referral/commission.ts'
import { type ExclusionReason, selfReferral } from '@lya/core/commerce/referral/self-referral.ts'
import type { ChargeChanged } from '#commerce/charges/index.ts'
import { lockEntries } from '#commerce/referral/ledger.queries.ts'
import { findReferrerOf, findTraces } from '#commerce/referral/referral.queries.ts'
import { addCommission, excludeReferral } from '#commerce/referral/referral.store.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'

/**
 * Lets the commission follow what became of a charge, in the same transaction, as the system: half
 * of what is kept of the plan's price. Who refers themselves earns nothing.
 */
export async function keepCommission(
  { tx, clock }: { tx: Tx; clock: Clock },
  changed: ChargeChanged,
): Promise<void> {
  const { chargeId, userId: referredUserId } = changed
  if (referredUserId === null) return
  const referrer = await findReferrerOf(tx, referredUserId)
  if (!referrer || referrer.isExcluded) return
  const { userId } = referrer
  const entries = await lockEntries(tx, chargeId)
  const next = commissionAfter(entries, { ...changed, isPaid: isPaid(changed.after) })
  if (!next) return
  const at = clock.now()
  const reason = entries.length === 0 ? await exclusionOf(tx, referrer, referredUserId) : null
  if (reason !== null) {
    await excludeReferral(tx, { userId, referredUserId, reason, at })
    return
  }
  const { cause } = changed
  await addCommission(tx, { ...next, userId, referredUserId, chargeId, cause, at })
}

async function exclusionOf(
  tx: Tx,
  referrer: { userId: string; isLoop: boolean },
  referredUserId: string,
): Promise<ExclusionReason | null> {
  if (referrer.isLoop) return 'loop'
  return selfReferral(await findTraces(tx, referrer.userId), await findTraces(tx, referredUserId))
}
