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
}

/** Raises an alert as the system, unless the same is open already. */
export async function raiseAlert(
  { tx, clock }: { tx: Tx; clock: Clock },
  alert: Alert,
): Promise<void> {
  await tx.query({
    text: `INSERT INTO admin_alerts (id, rule, subject, priority, details, created_at)
           VALUES ($1, $2, $3, $4, $5, $6)
           ON CONFLICT (rule, subject) WHERE status = 'active' DO NOTHING`,
    values: [
      newId(),
      alert.rule,
      alert.subject,
      alert.priority,
      JSON.stringify(alert.details),
      clock.now().toString(),
    ],
  })
}
