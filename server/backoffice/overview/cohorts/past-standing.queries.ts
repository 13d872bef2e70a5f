import { type Cents, centsFromDecimal } from '@lya/core/amounts/cents.ts'
import { liveStatuses } from '@lya/core/backoffice/daily/day-moves.ts'
import type { PlanPeriod } from '@lya/core/commerce/plans/period.ts'
import { isCountedMoney } from '#backoffice/daily-figures/index.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** From the first moment that somebody may have paid first to the first of the next cohort. */
export interface CohortSpan {
  from: Temporal.Instant
  until: Temporal.Instant
}

/**
 * What those of one cohort paid who had a live subscription at that moment: the plan's price of the
 * last charge that they had paid by then. One cohort at a time, so that no statement grows with the
 * business.
 */
export async function listPaidAt(
  tx: Tx,
  cohort: CohortSpan,
  at: Temporal.Instant,
): Promise<{ period: PlanPeriod; people: number; totalCents: Cents }[]> {
  const { rows } = await tx.query<{ period: PlanPeriod; people: number; total: string }>({
    name: 'past-standing-paid',
    text: `SELECT c.period, count(*)::integer AS people, sum(c.plan_amount)::text AS total
             FROM admin_people p
             JOIN LATERAL (
               SELECT e.status FROM subscription_events e
                WHERE e.user_id = p.user_id AND e.created_at < $3
                ORDER BY e.created_at DESC, e.id DESC LIMIT 1) s ON s.status = ANY ($4)
             JOIN LATERAL (
               SELECT c.period, c.plan_amount FROM charges c
                WHERE c.user_id = p.user_id AND c.created_at < $3 AND ${isCountedMoney}
                  AND EXISTS (SELECT FROM charge_events e WHERE e.charge_id = c.id
                    AND e.state IN ('confirmed', 'received') AND e.occurred_at < $3)
                ORDER BY c.created_at DESC LIMIT 1) c ON true
            WHERE p.first_paid_at >= $1 AND p.first_paid_at < $2 GROUP BY c.period`,
    values: [cohort.from.toString(), cohort.until.toString(), at.toString(), [...liveStatuses]],
  })
  return rows.map(({ period, people, total }) => {
    return { period, people, totalCents: centsFromDecimal(total) }
  })
}

/** Everybody who had signed up by then and is here still; operators on trial are no customers. */
export async function countUsersAt(tx: Tx, at: Temporal.Instant): Promise<number> {
  const { rows } = await tx.query<{ people: number }>({
    text: `SELECT count(*)::integer AS people FROM admin_people
            WHERE created_at < $1 AND NOT (is_staff AND status_plan = 'TRIAL')`,
    values: [at.toString()],
  })
  return rows[0]?.people ?? 0
}
