import { sumCommission } from '@lya/core/commerce/referral/commission.ts'
import { type ExclusionReason, selfReferral } from '@lya/core/commerce/referral/self-referral.ts'
import { listWaitingOf, lockEntries } from '#commerce/referral/ledger.queries.ts'
import { findReferrerOf, findTraces } from '#commerce/referral/referral.queries.ts'
import { addCommission, excludeReferral } from '#commerce/referral/referral.store.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { asSystem, type Tx } from '#platform/db/transaction.ts'

export interface Pair {
  userId: string
  referredUserId: string
}

/** Why these two are one person, by all that is known of them today; null when nothing tells so. */
export async function whySelf(
  tx: Tx,
  { userId, referredUserId, isLoop }: Pair & { isLoop: boolean },
): Promise<ExclusionReason | null> {
  if (isLoop) return 'loop'
  return selfReferral(await findTraces(tx, userId), await findTraces(tx, referredUserId))
}

/**
 * Looks anew at what waits because of somebody: they told a payout key, pay with another card, or
 * paid for the first time, and may turn out to be the friend whom they brought.
 */
export async function reviewReferrals(
  { db, clock }: { db: Database; clock: Clock },
  userId: string,
): Promise<void> {
  const waiting = await asSystem(db, (tx) => listWaitingOf(tx, userId))
  for (const { chargeIds, ...pair } of waiting) {
    await asSystem(db, (tx) => excludeIfSelf({ tx, clock }, pair, chargeIds))
  }
}

/** Takes back what waits of these charges where both are one. @returns Whether they are. */
export async function excludeIfSelf(
  { tx, clock }: { tx: Tx; clock: Clock },
  pair: Pair,
  chargeIds: readonly string[],
): Promise<boolean> {
  const at = clock.now()
  const referrer = await findReferrerOf(tx, pair.referredUserId)
  const reason = referrer ? await whySelf(tx, { ...pair, isLoop: referrer.isLoop }) : null
  if (reason === null) return false
  await excludeReferral(tx, { ...pair, reason, at })
  for (const chargeId of chargeIds) {
    const { pendingCents: amountCents } = sumCommission(await lockEntries(tx, chargeId))
    if (amountCents <= 0) continue
    const entry = { kind: 'reversed', amountCents, cause: 'self-referral', at } as const
    await addCommission(tx, { ...pair, ...entry, chargeId })
  }
  return true
}

/** Whoever signs up in a browser that was the referrer's own brings them nothing. */
export async function excludeOwnBrowser(
  { tx, clock }: { tx: Tx; clock: Clock },
  signedUp: { userId: string; isBrowserOf?: (email: string) => boolean },
): Promise<void> {
  const { userId: referredUserId, isBrowserOf } = signedUp
  const referrer = isBrowserOf ? await findReferrerOf(tx, referredUserId) : null
  if (!referrer || !isBrowserOf?.(referrer.email)) return
  const { userId } = referrer
  await excludeReferral(tx, { userId, referredUserId, reason: 'browser', at: clock.now() })
}
