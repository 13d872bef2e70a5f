import { isPaid } from '@lya/core/commerce/charges/charge-state.ts'
import { commissionAfter } from '@lya/core/commerce/referral/commission.ts'
import type { ChargeChanged } from '#commerce/charges/index.ts'
import { whySelf } from '#commerce/referral/exclude-self.ts'
import { lockEntries } from '#commerce/referral/ledger.queries.ts'
import { findReferrerOf } from '#commerce/referral/referral.queries.ts'
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
  const pair = { userId, referredUserId, isLoop: referrer.isLoop }
  const reason = entries.length === 0 ? await whySelf(tx, pair) : null
  if (reason !== null) {
    await excludeReferral(tx, { userId, referredUserId, reason, at })
    return
  }
  const { cause } = changed
  await addCommission(tx, { ...next, userId, referredUserId, chargeId, cause, at })
}
