import { type Cents, decimalFromCents } from '@lya/core/amounts/cents.ts'
import type { CommissionKind } from '@lya/core/commerce/referral/commission.ts'
import type { Milestone } from '@lya/core/commerce/referral/prizes.ts'
import type { ExclusionReason } from '@lya/core/commerce/referral/self-referral.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'

/** Adds one movement, as the system; the ledger only grows. */
export async function addCommission(
  tx: Tx,
  entry: {
    userId: string
    referredUserId: string | null
    chargeId: string
    kind: CommissionKind
    amountCents: Cents
    isOfApproved?: boolean
    cause: string
    at: Temporal.Instant
  },
): Promise<void> {
  await tx.query({
    name: 'commissions-add',
    text: `INSERT INTO commissions (id, user_id, referred_user_id, charge_id, kind, amount,
        of_approved, cause, created_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      ...[newId(), entry.userId, entry.referredUserId, entry.chargeId, entry.kind],
      ...[decimalFromCents(entry.amountCents), entry.isOfApproved ?? false],
      ...[entry.cause, entry.at.toString()],
    ],
  })
}

/** Notes that a referral brings nothing; once. */
export async function excludeReferral(
  tx: Tx,
  pair: { userId: string; referredUserId: string; reason: ExclusionReason; at: Temporal.Instant },
): Promise<void> {
  await tx.query({
    text: `INSERT INTO referral_exclusions (user_id, referred_user_id, reason, created_at)
      VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
    values: [pair.userId, pair.referredUserId, pair.reason, pair.at.toString()],
  })
}

/** Gives the free months of a milestone. @returns Its id; null when they were given before. */
export async function addFreeMonths(
  tx: Tx,
  prize: Milestone & { userId: string; at: Temporal.Instant },
): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>({
    text: `INSERT INTO free_months (user_id, id, referrals, months, created_at)
      VALUES ($1, $2, $3, $4, $5) ON CONFLICT (user_id, referrals) DO NOTHING RETURNING id`,
    values: [prize.userId, newId(), prize.referrals, prize.months, prize.at.toString()],
  })
  return rows[0]?.id ?? null
}

/** Replaces the key to which this person's commissions go, as that person. */
export async function savePayoutKey(tx: Tx, userId: string, pixKey: string): Promise<void> {
  await tx.query({
    text: `INSERT INTO payout_keys (user_id, chave) VALUES ($1, $2)
      ON CONFLICT (user_id) DO UPDATE SET chave = $2, updated_at = now()`,
    values: [userId, pixKey],
  })
}
