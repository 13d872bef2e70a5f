import type { CheckoutConfigReader } from '#commerce/checkout-config/index.ts'
import { listPlans } from '#commerce/plans/plans.queries.ts'
import { rulesOf, viewPlan } from '#commerce/plans/view-plan.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { os } from '#platform/http/implement.ts'

export function plansRoutes({ config }: { config: CheckoutConfigReader }) {
  const list = os.plans.list.handler(async ({ context }) => {
    const rules = rulesOf(await config.read())
    const found = await asSystem(context.db, listPlans)
    return { plans: found.map((plan) => viewPlan(plan, rules)) }
  })
  return { list }
}
