import { cents } from '@lya/core/amounts/cents.ts'
import { Refusal } from '@lya/core/refusal.ts'
import type { Acting, Asked } from '#backoffice/person/act-on-person.ts'
import {
  changeSubscription,
  type SubscriptionTools,
} from '#backoffice/person/change-subscription.ts'
import { findGivenPlan, limitsOfPlan } from '#commerce/plans/index.ts'
import { readAsAdmin } from '#platform/audit/as-admin.ts'

/**
 * Gives somebody another plan, price or last day from today on. It is an event with a reason, and
 * never a charge: what it costs holds from the next renewal.
 *
 * @throws Refusal `person.plan-missing`, and those of `changeSubscription`.
 */
export async function setPlan(
  context: Acting,
  tools: SubscriptionTools,
  asked: Asked & { version: number; planId: string; priceCents: number; endsOn: string },
): Promise<void> {
  const { planId, endsOn } = asked
  const plan = await readAsAdmin(context.db, (tx) => findGivenPlan(tx, planId))
  if (plan === null) throw new Refusal('missing', 'person.plan-missing')
  const priceCents = cents(asked.priceCents)
  const terms = {
    ...{ planId, planName: plan.name, period: plan.period, priceCents },
    ...{ installments: 1, totalCents: priceCents, ...limitsOfPlan(plan) },
  }
  const newValues = { plan_id: planId, period_plan: plan.period, price_plan: priceCents / 100 }
  await changeSubscription(context, tools, asked, {
    wish: { kind: 'set', terms, endsOn },
    deed: { action: 'SET_PLAN', newValues: { ...newValues, end_date_plan: endsOn } },
  })
}
