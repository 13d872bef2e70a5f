import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'

/** What an operator should look at. */
export interface Alert {
  /** What happened, such as `surplus-payment`; the back-office has a title for each. */
  rule: string
  /** What it is about, such as a charge; one is open for each at a time. */
  subject: string
  priority: 'critical' | 'high' | 'medium'
  /** Ids, codes and sums; nothing that a person typed. */
  details: Record<string, unknown>
  /** The one person whom it is about: it goes with them. */
  userId?: string
}

/** Raises an alert as the system, unless the same is open already. */
export async function raiseAlert(
  { tx, clock }: { tx: Tx; clock: Clock },
  alert: Alert,
): Promise<void> {
  await tx.query({
    text: `INSERT INTO admin_alerts (id, rule, subject, priority, details, created_at, user_id)
           VALUES ($1, $2, $3, $4, $5, $6, $7)
           ON CONFLICT (rule, subject) WHERE status = 'active' DO NOTHING`,
    values: [
      newId(),
      alert.rule,
      alert.subject,
      alert.priority,
      JSON.stringify(alert.details),
      clock.now().toString(),
      alert.userId ?? null,
    ],
  })
}

/**
 * Has the alert of a rule that looks again and again say how it stands, as the system: raises it,
 * or renews what it tells. After somebody resolved it the rule keeps quiet for a while.
 */
export async function keepAlert(
  { tx, clock }: { tx: Tx; clock: Clock },
  alert: Alert & { quietHours: number },
): Promise<void> {
  const now = clock.now()
  await tx.query({
    text: `INSERT INTO admin_alerts (id, rule, subject, priority, details, created_at)
           SELECT $1, $2, $3, $4, $5, $6 WHERE NOT EXISTS (
             SELECT FROM admin_alerts WHERE rule = $2 AND subject = $3 AND resolved_at > $7)
           ON CONFLICT (rule, subject) WHERE status = 'active' DO UPDATE
             SET details = excluded.details, priority = excluded.priority, over_at = NULL`,
    values: [
      newId(),
      alert.rule,
      alert.subject,
      alert.priority,
      JSON.stringify(alert.details),
      now.toString(),
      now.subtract({ hours: alert.quietHours }).toString(),
    ],
  })
}

/** What an open alert tells of is over by itself; it waits to be resolved all the same. */
export async function endAlert(
  { tx, clock }: { tx: Tx; clock: Clock },
  ended: Pick<Alert, 'rule' | 'subject'>,
): Promise<void> {
  await tx.query({
    text: `UPDATE admin_alerts SET over_at = $3
            WHERE rule = $1 AND subject = $2 AND status = 'active' AND over_at IS NULL`,
    values: [ended.rule, ended.subject, clock.now().toString()],
  })
}

/** Resolves an alert as the back-office. @returns False when it is not open. */
export async function resolveAlert(
  { tx, clock }: { tx: Tx; clock: Clock },
  resolved: { id: string; by: string; note: string },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    text: `UPDATE admin_alerts
              SET status = 'resolved', resolved_at = $2, resolved_by = $3, note = $4
            WHERE id = $1 AND status = 'active'`,
    values: [resolved.id, clock.now().toString(), resolved.by, resolved.note],
  })
  return rowCount === 1
}
