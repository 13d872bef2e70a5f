import type { Tx } from '#platform/db/transaction.ts'

/** Who earns of a charge, and who paid it; either is null once they are gone. */
export async function findEarner(
  tx: Tx,
  chargeId: string,
): Promise<{ userId: string | null; referredUserId: string | null } | null> {
  const { rows } = await tx.query<{ userId: string | null; referredUserId: string | null }>({
    text: `SELECT user_id AS "userId", referred_user_id AS "referredUserId" FROM commissions
      WHERE charge_id = $1 ORDER BY created_at DESC LIMIT 1`,
    values: [chargeId],
  })
  return rows[0] ?? null
}

/** Whether a charge's money has arrived, and its refund window is over. */
export async function isSettled(
  tx: Tx,
  { chargeId, paidBefore }: { chargeId: string; paidBefore: Temporal.Instant },
): Promise<boolean> {
  const { rows } = await tx.query<{ isSettled: boolean }>({
    text: `SELECT coalesce(bool_or(state = 'received'), false)
        AND coalesce(min(occurred_at) < $2, false) AS "isSettled"
      FROM charge_events WHERE charge_id = $1 AND state IN ('confirmed', 'received')`,
    values: [chargeId, paidBefore.toString()],
  })
  return rows[0]?.isSettled ?? false
}
