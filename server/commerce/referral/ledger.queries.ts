import { centsFromDecimal } from '@lya/core/amounts/cents.ts'
import type { CommissionEntry, CommissionKind } from '@lya/core/commerce/referral/commission.ts'
import { lockName } from '#platform/db/lock-name.ts'
import type { Tx } from '#platform/db/transaction.ts'

interface EntryRow {
  kind: CommissionKind
  amount: string
  ofApproved: boolean
}

const columns = 'kind, amount::text AS amount, of_approved AS "ofApproved"'

/**
 * All movements of a charge's commission, held until the transaction ends: whoever adds to them
 * comes after whoever did.
 */
export async function lockEntries(tx: Tx, chargeId: string): Promise<CommissionEntry[]> {
  lockName(tx, `commissions:${chargeId}`)
  const { rows } = await tx.query<EntryRow>({
    name: 'commissions-of-charge',
    text: `SELECT ${columns} FROM commissions WHERE charge_id = $1`,
    values: [chargeId],
  })
  return rows.map(readEntry)
}

/** All movements of what this person earned. */
export async function listEntries(tx: Tx, userId: string): Promise<CommissionEntry[]> {
  const { rows } = await tx.query<EntryRow>({
    name: 'commissions-of-person',
    text: `SELECT kind, sum(amount)::text AS amount, of_approved AS "ofApproved"
      FROM commissions WHERE user_id = $1 GROUP BY kind, of_approved`,
    values: [userId],
  })
  return rows.map(readEntry)
}

/** As `sumCommission` knows what is pending. */
const waits = `sum(CASE WHEN kind = 'accrued' THEN amount
  WHEN kind = 'approved' OR (kind = 'reversed' AND NOT of_approved) THEN -amount ELSE 0 END) > 0`

/** A charge whose commission waits, and for whom. */
export interface WaitingCommission {
  chargeId: string
  userId: string
  referredUserId: string | null
}

/**
 * What waits although its money is settled and was paid before this moment, oldest first.
 *
 * @param paidBefore The refund window of what was paid since is still open.
 */
export async function listSettled(
  tx: Tx,
  { paidBefore, limit }: { paidBefore: Temporal.Instant; limit: number },
): Promise<WaitingCommission[]> {
  const { rows } = await tx.query<WaitingCommission>({
    text: `SELECT charge_id AS "chargeId", user_id AS "userId",
        referred_user_id AS "referredUserId"
      FROM commissions AS c
      WHERE user_id IS NOT NULL
        AND EXISTS (SELECT FROM charge_events e
          WHERE e.charge_id = c.charge_id AND e.state = 'received')
        AND (SELECT min(e.occurred_at) FROM charge_events e
          WHERE e.charge_id = c.charge_id AND e.state IN ('confirmed', 'received')) < $1
      GROUP BY charge_id, user_id, referred_user_id
      HAVING ${waits}
      ORDER BY min(created_at) LIMIT $2`,
    values: [paidBefore.toString(), limit],
  })
  return rows
}

/** What waits of whom somebody referred, and of who referred them: each pair with its charges. */
export async function listWaitingOf(
  tx: Tx,
  userId: string,
): Promise<{ userId: string; referredUserId: string; chargeIds: string[] }[]> {
  const { rows } = await tx.query<{ userId: string; referredUserId: string; chargeIds: string[] }>({
    text: `SELECT user_id AS "userId", referred_user_id AS "referredUserId",
        array_agg(charge_id) AS "chargeIds"
      FROM (SELECT user_id, referred_user_id, charge_id FROM commissions
        WHERE (user_id = $1 OR referred_user_id = $1)
          AND user_id IS NOT NULL AND referred_user_id IS NOT NULL
        GROUP BY user_id, referred_user_id, charge_id
        HAVING ${waits}) AS waiting
      GROUP BY user_id, referred_user_id`,
    values: [userId],
  })
  return rows
}

function readEntry({ kind, amount, ofApproved }: EntryRow): CommissionEntry {
  return { kind, amountCents: centsFromDecimal(amount), isOfApproved: ofApproved }
}
