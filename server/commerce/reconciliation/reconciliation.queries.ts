import type { ChargeEventState } from '@lya/core/commerce/charges/charge-state.ts'
import type { Tx } from '#platform/db/transaction.ts'

/**
 * Charges whose end we may not have heard of, the longest unread first: what is open or settles
 * still, each night; what is settled, once a week while a card's bank may take it back.
 */
export async function listDoubtful(
  tx: Tx,
  doubt: { now: Temporal.Instant; limit: number },
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    text: `WITH known AS (
             SELECT c.id, c.last_read_at, c.created_at,
                    coalesce(array_agg(e.state) FILTER (WHERE e.state IS NOT NULL), '{}') AS states
               FROM charges c LEFT JOIN charge_events e ON e.charge_id = c.id
              WHERE c.created_at > $1::timestamptz - interval '400 days'
              GROUP BY c.id
           )
           SELECT id FROM known
            WHERE NOT states && '{refunded,deleted,refused}'
              AND (NOT 'received' = ANY (states)
                   OR created_at > $1::timestamptz - interval '120 days'
                      AND coalesce(last_read_at, created_at) < $1::timestamptz - interval '7 days')
            ORDER BY last_read_at NULLS FIRST, id
            LIMIT $2`,
    values: [doubt.now.toString(), doubt.limit],
  })
  return rows.map(({ id }) => id)
}

/** The rows of a charge's ledger, by their states. */
export async function listStates(tx: Tx, chargeId: string): Promise<ChargeEventState[]> {
  const { rows } = await tx.query<{ state: ChargeEventState }>({
    text: 'SELECT state FROM charge_events WHERE charge_id = $1',
    values: [chargeId],
  })
  return rows.map(({ state }) => state)
}
