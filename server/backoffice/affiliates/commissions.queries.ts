import type { AffiliateCommission } from '@lya/contract/backoffice/trade/affiliates.ts'
import { centsFromDecimal } from '@lya/core/amounts/cents.ts'
import { type CommissionKind, sumCommission } from '@lya/core/commerce/referral/commission.ts'
import type { Tx } from '#platform/db/transaction.ts'

interface Row {
  chargeId: string
  referred: string | null
  planName: string
  isSettled: boolean
  batchNumber: string | null
  entries: { kind: CommissionKind; amount: string; ofApproved: boolean; at: string }[]
}

const shownMax = 200

/** The commissions of one person, charge by charge, the newest movement first. */
export async function listCommissions(
  tx: Tx,
  { userId, paidBefore }: { userId: string; paidBefore: Temporal.Instant },
): Promise<AffiliateCommission[]> {
  const { rows } = await tx.query<Row>({
    text: `WITH minhas AS (SELECT charge_id, max(created_at) AS ultima,
        (array_agg(referred_user_id) FILTER (WHERE referred_user_id IS NOT NULL))[1] AS quem,
        json_agg(json_build_object('kind', kind, 'amount', amount::text, 'ofApproved', of_approved,
          'at', created_at) ORDER BY created_at, id) AS entries
        FROM commissions WHERE user_id = $1 GROUP BY charge_id ORDER BY ultima DESC LIMIT $3)
      SELECT m.charge_id AS "chargeId", p.name AS referred, k.name AS "planName", m.entries,
        coalesce((SELECT bool_or(e.state = 'received') AND min(e.occurred_at) < $2
          FROM charge_events e WHERE e.charge_id = m.charge_id
            AND e.state IN ('confirmed', 'received')), false) AS "isSettled",
        (SELECT b.numero::text FROM lotes_pagamento_comissoes l
          JOIN lotes_pagamento_itens i ON i.id = l.item_id
          JOIN lotes_pagamento b ON b.id = i.lote_id
          WHERE l.charge_id = m.charge_id AND l.aberta) AS "batchNumber"
      FROM minhas m JOIN charges c ON c.id = m.charge_id JOIN admin_plans k ON k.id = c.plan_id
        LEFT JOIN profiles p ON p.id = m.quem
      ORDER BY m.ultima DESC, m.charge_id`,
    values: [userId, paidBefore.toString(), shownMax],
  })
  return rows.map(commissionOf)
}

function commissionOf(row: Row): AffiliateCommission {
  const { chargeId, referred, planName, isSettled, batchNumber } = row
  const entries = row.entries.map(({ kind, amount, ofApproved, at }) => ({
    ...{ kind, amountCents: centsFromDecimal(amount), isOfApproved: ofApproved },
    at: Temporal.Instant.from(at).toString(),
  }))
  const sums = sumCommission(entries)
  return {
    ...{ chargeId, referred, planName, ...sums },
    at: entries[0]?.at ?? '',
    canApprove: isSettled && sums.pendingCents > 0,
    batchNumber: batchNumber === null ? null : Number(batchNumber),
    entries: entries.map(({ kind, amountCents, at }) => ({ kind, amountCents, at })),
  }
}
