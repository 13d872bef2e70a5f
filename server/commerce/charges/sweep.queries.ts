import type { Tx } from '#platform/db/transaction.ts'

/** What is older is left to the reconciliation. */
const days = `interval '2 days'`

/**
 * Charges of which nobody knows whether they were made: their call timed out, or the process ended
 * in its midst. Those that were looked for less than five minutes ago are left out.
 */
export async function listUnresolved(tx: Tx, now: Temporal.Instant): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    text: `SELECT c.id FROM charges c
      WHERE c.provider_id IS NULL AND c.created_at > $1::timestamptz - ${days}
        AND (c.buscada_em IS NULL OR c.buscada_em <= $1::timestamptz - interval '5 minutes')
        AND NOT EXISTS (SELECT FROM charge_events e
          WHERE e.charge_id = c.id AND e.state = 'refused')
        AND (c.created_at <= $1::timestamptz - interval '2 minutes' OR EXISTS (
          SELECT FROM charge_events e WHERE e.charge_id = c.id AND e.state = 'unresolved'))
      ORDER BY c.created_at LIMIT 200`,
    values: [now.toString()],
  })
  return rows.map(({ id }) => id)
}

const isUnpaid = `c.provider_id IS NOT NULL
  AND NOT EXISTS (SELECT FROM charge_events e WHERE e.charge_id = c.id
    AND e.state IN ('deleted', 'confirmed', 'received', 'refunded', 'charged-back'))`

/** Charges whose time is over and that nobody has paid. */
export async function listExpired(tx: Tx, now: Temporal.Instant): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    text: `SELECT c.id FROM charges c
      WHERE c.expira_em <= $1 AND c.expira_em > $1::timestamptz - ${days} AND ${isUnpaid}
      ORDER BY c.expira_em LIMIT 200`,
    values: [now.toString()],
  })
  return rows.map(({ id }) => id)
}

/** Codes of purchases that were given up, and that could not be ended at once. */
export async function listGivenUp(tx: Tx, now: Temporal.Instant): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    text: `SELECT c.id FROM charges c JOIN checkout_sessions s USING (session_id)
      WHERE s.desistiu_em > $1::timestamptz - ${days} AND ${isUnpaid}
      ORDER BY s.desistiu_em LIMIT 200`,
    values: [now.toString()],
  })
  return rows.map(({ id }) => id)
}

/** Open charges that nobody can pay yet: their code or line could not be fetched. */
export async function listWithoutCode(tx: Tx, now: Temporal.Instant): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    text: `SELECT c.id FROM charges c LEFT JOIN pix_payments p ON p.charge_id = c.id
      WHERE c.created_at > $1::timestamptz - ${days} AND c.provider_id IS NOT NULL
        AND (c.billing_type = 'PIX' AND p.charge_id IS NULL
          OR c.billing_type = 'BOLETO' AND c.boleto_line IS NULL)
        AND (c.expira_em IS NULL OR c.expira_em > $1)
      ORDER BY c.created_at LIMIT 200`,
    values: [now.toString()],
  })
  return rows.map(({ id }) => id)
}
