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

/** Replaces what a profile says of its plan; false when it said so already. */
export async function savePlan(
  tx: Tx,
  change: { userId: string; plan: PlanOfProfile; at: Temporal.Instant },
): Promise<boolean> {
  const { userId, plan, at } = change
  const { rowCount } = await tx.query({
    text: `UPDATE profiles
              SET status_plan = $2, end_date_plan = $3, period_plan = $4, price_plan = $5,
                  billing_type = $6, max_transactions = $7, max_categories = $8, updated_at = $9
            WHERE id = $1
              AND (status_plan, end_date_plan, period_plan, price_plan, billing_type,
                   max_transactions, max_categories)
                  IS DISTINCT FROM ($2, $3::date, $4, $5::numeric, $6, $7::int, $8::int)`,
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
  return rowCount === 1
}
