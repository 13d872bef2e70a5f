import type { CommissionLine } from '@lya/contract/commerce/referral.ts'
import { type Cents, cents, centsFromDecimal } from '@lya/core/amounts/cents.ts'
import type { BillingType } from '@lya/core/commerce/charges/charge-state.ts'
import { refundDays } from '@lya/core/commerce/subscriptions/permitted.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { RowKey } from '#platform/http/cursors/row-cursor.ts'

/** So long after a sale by card its money arrives. */
const cardDays = 32

interface CommissionRow extends RowKey {
  name: string | null
  paidOn: string
  billingType: BillingType
  reversed: string
  /** As much as it ever was. */
  whole: string
  pending: string
  approved: string
  paidOut: string
  isSelf: boolean
  /** Taken by the payer's bank, and not won back. */
  isContested: boolean
}

/** What each payment brought this person, newest first, as the system. */
export async function listCommissionRows(
  tx: Tx,
  userId: string,
  { before, limit }: { before: RowKey | null; limit: number },
): Promise<CommissionRow[]> {
  const { rows } = await tx.query<CommissionRow>({
    name: 'commission-lines',
    text: `SELECT l.charge_id AS id, l.since AS "createdAt", nullif(btrim(f.name), '') AS name,
        to_char(l.paid_at AT TIME ZONE p.fuso_horario, 'YYYY-MM-DD') AS "paidOn",
        c.billing_type AS "billingType", l.reversed::text, l.whole::text,
        (l.accrued - l.released - l.early)::text AS pending,
        (l.released - l.late - l.gone + l.recovered)::text AS approved,
        (l.gone - l.recovered)::text AS "paidOut", l.is_self AS "isSelf",
        coalesce((SELECT bool_and(e.state <> 'reinstated') FROM charge_events e
          WHERE e.charge_id = l.charge_id AND e.state IN ('charged-back', 'reinstated')), false)
          AS "isContested"
      FROM (SELECT charge_id, min(created_at) AS paid_at,
          to_char(min(created_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') AS since,
          (array_agg(referred_user_id) FILTER (WHERE referred_user_id IS NOT NULL))[1] AS friend,
          coalesce(sum(amount) FILTER (WHERE kind = 'accrued'), 0) AS accrued,
          coalesce(max(amount) FILTER (WHERE kind = 'accrued'), 0) AS whole,
          coalesce(sum(amount) FILTER (WHERE kind = 'approved'), 0) AS released,
          coalesce(sum(amount) FILTER (WHERE kind = 'reversed'), 0) AS reversed,
          coalesce(sum(amount) FILTER (WHERE kind = 'reversed' AND NOT of_approved), 0) AS early,
          coalesce(sum(amount) FILTER (WHERE kind = 'reversed' AND of_approved), 0) AS late,
          coalesce(sum(amount) FILTER (WHERE kind = 'paid-out'), 0) AS gone,
          coalesce(sum(amount) FILTER (WHERE kind = 'recovered'), 0) AS recovered,
          bool_or(cause = 'self-referral') AS is_self
        FROM commissions WHERE user_id = $1 GROUP BY charge_id) AS l
        JOIN charges c ON c.id = l.charge_id
        JOIN profiles p ON p.id = $1
        LEFT JOIN profiles f ON f.id = l.friend
      WHERE $2::timestamp IS NULL
        OR (l.paid_at, l.charge_id) < ($2::timestamp AT TIME ZONE 'UTC', $3::uuid)
      ORDER BY l.paid_at DESC, l.charge_id DESC LIMIT $4`,
    values: [userId, before?.createdAt ?? null, before?.id ?? null, limit],
  })
  return rows
}

export function lineOf(row: CommissionRow): CommissionLine {
  const { id, name, paidOn, billingType } = row
  const pending = centsFromDecimal(row.pending)
  const paidOut = centsFromDecimal(row.paidOut)
  const left = cents(pending + centsFromDecimal(row.approved) + paidOut)
  const state = stateOf({ pending, left, paidOut })
  const waits = billingType === 'CREDIT_CARD' ? cardDays : refundDays
  // What a dispute took and a won one brought again is whole.
  const isReversed = centsFromDecimal(row.reversed) > 0 && left < centsFromDecimal(row.whole)
  const back = row.isContested ? 'contested' : 'given-back'
  const why = row.isSelf ? 'self-referral' : back
  return {
    ...{ id, name, paidOn, state },
    amountCents: state === 'undone' ? centsFromDecimal(row.whole) : left,
    releasedOn:
      state === 'pending' ? Temporal.PlainDate.from(paidOn).add({ days: waits }).toString() : null,
    reason: isReversed ? why : null,
  }
}

function stateOf(of: { pending: Cents; left: Cents; paidOut: Cents }): CommissionLine['state'] {
  if (of.left <= 0) return 'undone'
  if (of.pending > 0) return 'pending'
  return of.paidOut >= of.left ? 'paid-out' : 'approved'
}
