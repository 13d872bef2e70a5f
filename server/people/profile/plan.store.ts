import { type Cents, decimalFromCents } from '@lya/core/amounts/cents.ts'
import type { PlanLimits, PlanState } from '@lya/core/people/plan/plan.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** What people, money and the back-office know of somebody's subscription. */
export interface PlanOfProfile extends PlanLimits {
  state: PlanState
  /** The last paid day, `YYYY-MM-DD`. */
  endsOn: string | null
  period: string | null
  priceCents: Cents | null
  billingType: string | null
}

/** What a profile said of its plan, and whose day it is. */
export interface PlanBefore {
  state: PlanState
  trialEndDate: string | null
  /** IANA name of the person's zone. */
  timeZone: string
}

/** Replaces what a profile says of its plan; null when it said so already. */
export async function savePlan(
  tx: Tx,
  change: { userId: string; plan: PlanOfProfile; at: Temporal.Instant },
): Promise<PlanBefore | null> {
  const { userId, plan, at } = change
  const { rows } = await tx.query<PlanBefore>({
    text: `UPDATE profiles AS p
              SET status_plan = $2, end_date_plan = $3, period_plan = $4, price_plan = $5,
                  billing_type = $6, max_transactions = $7, max_categories = $8, updated_at = $9
             FROM (SELECT id, status_plan, trial_end_date::text, fuso_horario FROM profiles
                    WHERE id = $1 FOR UPDATE) AS antes
            WHERE p.id = antes.id
              AND (p.status_plan, p.end_date_plan, p.period_plan, p.price_plan, p.billing_type,
                   p.max_transactions, p.max_categories)
                  IS DISTINCT FROM ($2, $3::date, $4, $5::numeric, $6, $7::int, $8::int)
        RETURNING antes.status_plan AS state, antes.trial_end_date AS "trialEndDate",
                  antes.fuso_horario AS "timeZone"`,
    values: [
      userId,
      plan.state,
      plan.endsOn,
      plan.period,
      plan.priceCents === null ? null : decimalFromCents(plan.priceCents),
      plan.billingType,
      plan.transactionsMax,
      plan.categoriesMax,
      at.toString(),
    ],
  })
  return rows[0] ?? null
}
