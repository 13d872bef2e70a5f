import type { PlanPeriod } from '@lya/core/commerce/plans/period.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** Somebody who left the checkout and agreed to hear of it. */
export interface LeftCheckout {
  id: string
  name: string
  email: string
  period: PlanPeriod
  /** Reminders that were sent before. */
  sent: number
}

/**
 * Whose turn it is: the last visit of each e-mail, unless they have paid by now, in whatever way.
 *
 * @param due.quietSince Nothing was done, and nothing sent, since then.
 */
export async function listLeft(
  tx: Tx,
  due: { quietSince: Temporal.Instant; since: Temporal.Instant; sentMax: number },
): Promise<LeftCheckout[]> {
  const { rows } = await tx.query<LeftCheckout>({
    text: `SELECT s.session_id AS id, s.name, s.email, s.period_plan AS period,
        s.lembretes_enviados AS sent
      FROM checkout_sessions s
      WHERE s.concluida_em IS NULL AND s.aceita_lembretes AND s.email <> ''
        AND s.lembretes_enviados < $3 AND s.updated_at > $2
        AND coalesce(s.lembrado_em, s.updated_at) <= $1 AND s.updated_at <= $1
        AND NOT EXISTS (SELECT FROM checkout_sessions o WHERE o.email = s.email
          AND (o.concluida_em IS NOT NULL OR o.updated_at > s.updated_at))
        AND NOT EXISTS (SELECT FROM profiles p
          WHERE lower(p.email) = s.email AND p.status_plan = 'ATIVO')
      ORDER BY s.updated_at LIMIT 200`,
    values: [due.quietSince.toString(), due.since.toString(), due.sentMax],
  })
  return rows
}
