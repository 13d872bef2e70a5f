import type { AdminPlan, AdminPlanDraft } from '@lya/contract/backoffice/trade/plans.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import type { PlanDraft } from '@lya/core/commerce/plans/plan-draft.ts'
import { showBothPlans } from '#backoffice/plans/stale-plan.ts'
import { draftOf, viewCataloguePlan } from '#backoffice/plans/view-catalogue-plan.ts'
import type { CheckoutConfigReader } from '#commerce/checkout-config/index.ts'
import * as catalogue from '#commerce/plans/index.ts'
import { type AdminContext, asAdmin, readAsAdmin } from '#platform/audit/as-admin.ts'
import { operatorOf } from '#platform/audit/operator-of.ts'
import type { Deed } from '#platform/audit/record-audit.ts'
import { signedIn } from '#platform/http/implement.ts'
import { everyOperator } from '#platform/realtime/realtime.ts'

const table = 'admin_plans'
const { plans } = signedIn.admin

type Context = Parameters<Parameters<typeof plans.list.handler>[0]>[0]['context']

/** What was done to a plan, and how it is told in the audit. */
interface Done {
  plan: catalogue.KeptPlan
  deed: Pick<Deed, 'action' | 'oldValues' | 'newValues'>
}

/** The plan catalogue; each change leaves its row of audit, and sales follow at once. */
export function planCatalogueRoutes({ config }: { config: CheckoutConfigReader }) {
  const done = async (
    context: Context,
    reason: string,
    work: (ctx: AdminContext) => Promise<Done>,
  ): Promise<AdminPlan> => {
    const rules = catalogue.rulesOf(await config.read())
    const shown = (plan: catalogue.KeptPlan, subscribers = 0) =>
      viewCataloguePlan(plan, { rules, subscribers })
    const saved = await asAdmin(context, operatorOf(context), reason, async (ctx) => {
      const { plan, deed } = await work(ctx)
      await ctx.note({ ...deed, table, recordId: plan.id })
      return shown(plan, (await catalogue.countHolders(ctx.tx)).get(plan.id)?.subscribers)
    }).catch((failure: unknown) => showBothPlans(failure, shown))
    config.forget()
    context.announce(everyOperator, ['admin:plans'])
    return saved
  }
  return {
    list: plans.list.handler(async ({ context }) => {
      const rules = catalogue.rulesOf(await config.read())
      return readAsAdmin(context.db, async (tx) => {
        const people = await catalogue.countHolders(tx)
        const found = await catalogue.listCatalogue(tx)
        const view = (plan: catalogue.KeptPlan) =>
          viewCataloguePlan(plan, { rules, subscribers: people.get(plan.id)?.subscribers ?? 0 })
        return { plans: found.map(view) }
      })
    }),
    create: plans.create.handler(async ({ input: { id, ...draft }, context }) => ({
      plan: await done(context, 'new plan', async (ctx) => {
        const plan = await catalogue.createPlan(ctx, id, readDraft(draft))
        return { plan, deed: { action: 'plan.created', newValues: draftOf(plan) } }
      }),
    })),
    change: plans.change.handler(async ({ input: { id, version, ...draft }, context }) => ({
      plan: await done(context, 'plan edit', async (ctx) => {
        const change = { id, version, draft: readDraft(draft) }
        return changed('plan.changed', await catalogue.changePlan(ctx, change))
      }),
    })),
    setActive: plans.setActive.handler(async ({ input, context }) => ({
      plan: await done(context, input.isActive ? 'put on sale' : 'taken off sale', async (ctx) =>
        changed('plan.switched', await catalogue.setPlanActive(ctx, input)),
      ),
    })),
    remove: plans.remove.handler(async ({ input: { id }, context }) => {
      await done(context, 'plan deleted', async (ctx) => {
        const plan = await catalogue.removePlan(ctx, id)
        return { plan, deed: { action: 'plan.deleted', oldValues: draftOf(plan) } }
      })
      return { id }
    }),
  }
}

function readDraft(draft: AdminPlanDraft): PlanDraft {
  const { priceCents, originalPriceCents, own } = draft
  return {
    ...draft,
    priceCents: cents(priceCents),
    originalPriceCents: originalPriceCents ? cents(originalPriceCents) : null,
    own: own.map(({ count, valueCents }) => ({ count, valueCents: cents(valueCents) })),
  }
}

/** Only what differs, before and after. */
function changed(action: Deed['action'], { before, after }: catalogue.PlanChange): Done {
  const [old, now] = [Object.entries(draftOf(before)), Object.entries(draftOf(after))]
  const differs = ([, value]: [string, unknown], index: number, others: [string, unknown][]) =>
    JSON.stringify(value) !== JSON.stringify(others[index]?.[1])
  return {
    plan: after,
    deed: {
      action,
      oldValues: Object.fromEntries(old.filter((one, index) => differs(one, index, now))),
      newValues: Object.fromEntries(now.filter((one, index) => differs(one, index, old))),
    },
  }
}
