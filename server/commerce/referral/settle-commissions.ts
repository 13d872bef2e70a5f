import { sumCommission } from '@lya/core/commerce/referral/commission.ts'
import { prizesDue } from '@lya/core/commerce/referral/prizes.ts'
import { refundDays } from '@lya/core/commerce/subscriptions/permitted.ts'
import { excludeIfSelf } from '#commerce/referral/exclude-self.ts'
import {
  listSettled,
  lockEntries,
  type WaitingCommission,
} from '#commerce/referral/ledger.queries.ts'
import { prizeWon } from '#commerce/referral/referral.events.ts'
import { countPaidReferrals, listPrizes } from '#commerce/referral/referral.queries.ts'
import { addCommission, addFreeMonths } from '#commerce/referral/referral.store.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { asSystem, type Tx } from '#platform/db/transaction.ts'
import type { TransactionEvents } from '#platform/events/transaction-events.ts'

export interface ReferralParts {
  db: Database
  clock: Clock
  events: TransactionEvents
}

const batch = 200

/** Approves what is settled and past its refund window, and gives the prizes that this brings. */
export async function settleCommissions(parts: ReferralParts): Promise<void> {
  const { db, clock } = parts
  const paidBefore = clock.now().subtract({ hours: 24 * refundDays })
  for (;;) {
    const waiting = await asSystem(db, (tx) => listSettled(tx, { paidBefore, limit: batch }))
    for (const one of waiting) await asSystem(db, (tx) => approve(parts, tx, one))
    if (waiting.length < batch) return
  }
}

async function approve(parts: ReferralParts, tx: Tx, waiting: WaitingCommission): Promise<void> {
  const at = parts.clock.now()
  const { pendingCents } = sumCommission(await lockEntries(tx, waiting.chargeId))
  // Another worker came first.
  if (pendingCents <= 0) return
  const { userId, referredUserId, chargeId } = waiting
  // Much may have become known of both since their friend paid.
  if (referredUserId !== null) {
    const pair = { userId, referredUserId }
    if (await excludeIfSelf({ tx, clock: parts.clock }, pair, [chargeId])) return
  }
  const entry = { kind: 'approved', amountCents: pendingCents, cause: 'settled', at } as const
  await addCommission(tx, { ...waiting, ...entry })
  await givePrizes(parts, tx, waiting.userId)
}

/** Gives the free months that somebody's paid referrals bring by now, each once; as the system. */
export async function givePrizes(
  { clock, events }: ReferralParts,
  tx: Tx,
  userId: string,
): Promise<void> {
  const given = await listPrizes(tx, userId)
  for (const prize of prizesDue(await countPaidReferrals(tx, userId), given)) {
    const id = await addFreeMonths(tx, { ...prize, userId, at: clock.now() })
    if (id === null) continue
    await events.announce({ tx, clock }, prizeWon, { id, userId, months: prize.months })
  }
}
