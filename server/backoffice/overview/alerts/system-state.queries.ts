import type { SystemState } from '@lya/core/backoffice/alerts/system-alerts.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** A charge that is older than this is nobody's news any more. */
const openDays = 7

/**
 * How long the provider has been silent, in minutes, and whether it has something to say: a charge
 * that was made and of which no end is known.
 */
export async function findWebhookState(
  tx: Tx,
  now: Temporal.Instant,
): Promise<Pick<SystemState, 'openCharges' | 'webhookSilentMinutes'>> {
  const { rows } = await tx.query<{ open: number; minutes: number | null }>({
    text: `WITH abertas AS (
             SELECT c.created_at FROM charges c
              WHERE c.created_at > $1::timestamptz - make_interval(days => ${openDays})
                AND c.created_at <= $1 AND c.provider_id IS NOT NULL
                AND NOT EXISTS (SELECT FROM charge_events e WHERE e.charge_id = c.id
                  AND e.state IN ('confirmed', 'received', 'refused', 'deleted', 'refunded',
                    'charged-back'))
              ORDER BY c.created_at LIMIT 100)
           SELECT (SELECT count(*) FROM abertas)::integer AS open,
                  floor(extract(epoch FROM $1::timestamptz - greatest(
                    (SELECT max(created_at) FROM eventos_asaas),
                    (SELECT min(created_at) FROM abertas))) / 60)::integer AS minutes`,
    values: [now.toString()],
  })
  return { openCharges: rows[0]?.open ?? 0, webhookSilentMinutes: rows[0]?.minutes ?? null }
}

/** Jobs that are due and wait, by the queue's own clock. */
export async function findJobState(
  tx: Tx,
): Promise<{ waiting: number; oldestMinutes: number | null; failed: number }> {
  const { rows } = await tx.query<{ waiting: number; minutes: number | null; failed: number }>({
    text: `SELECT (count(*) FILTER (WHERE is_due))::integer AS waiting,
                  floor(extract(epoch FROM now() - min(start_after) FILTER (WHERE is_due)) / 60)
                    ::integer AS minutes,
                  (count(*) FILTER (WHERE state = 'failed'))::integer AS failed
             FROM (SELECT state, start_after,
                          state IN ('created', 'retry') AND start_after <= now() AS is_due
                     FROM pgboss.job WHERE state IN ('created', 'retry', 'failed')
                      AND name NOT LIKE '\\_\\_pgboss%') AS jobs`,
  })
  const { waiting = 0, minutes = null, failed = 0 } = rows[0] ?? {}
  return { waiting, oldestMinutes: minutes, failed }
}
