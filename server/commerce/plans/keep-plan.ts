import { keptPlan, type PlanDraft, planFault } from '@lya/core/commerce/plans/plan-draft.ts'
import { Refusal } from '@lya/core/refusal.ts'
import {
  countHolders,
  countOpenCharges,
  countOthersOnSale,
  type KeptPlan,
  lockPlan,
} from '#commerce/plans/catalogue.queries.ts'
import { hidePlan, insertPlan, rewritePlan } from '#commerce/plans/plans.store.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { lockName } from '#platform/db/lock-name.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** Of whoever keeps the catalogue. */
interface Ctx {
  tx: Tx
  clock: Clock
}

/** What a change found and left. */
export interface PlanChange {
  before: KeptPlan
  after: KeptPlan
}

/**
 * Adds a plan to the catalogue; a repeat with the same id adds nothing.
 *
 * @throws Refusal for what `planFault` names; `plan-catalogue.id-used`.
 */
export async function createPlan(ctx: Ctx, id: string, draft: PlanDraft): Promise<KeptPlan> {
  const kept = checked(draft)
  const isNew = await insertPlan(ctx.tx, { id, draft: kept, at: ctx.clock.now() })
  const plan = await lockPlan(ctx.tx, id)
  const isRepeat = plan !== null && plan.name === kept.name && plan.priceCents === kept.priceCents
  if (!plan || !(isNew || isRepeat)) throw new Refusal('conflict', 'plan-catalogue.id-used')
  return plan
}

/**
 * Rewrites a plan. What was sold keeps its terms; renewals follow after their 30 days' notice.
 *
 * @throws Refusal `plan-catalogue.missing`; `plan-catalogue.stale` with both; and as above.
 */
export async function changePlan(
  ctx: Ctx,
  { id, version, draft }: { id: string; version: number; draft: PlanDraft },
): Promise<PlanChange> {
  const before = await held(ctx, id)
  const kept = checked(draft)
  if (before.version !== version) {
    const data = { yours: { ...before, ...kept, version }, stored: before }
    throw new Refusal('conflict', 'plan-catalogue.stale', { data })
  }
  if (before.isActive && !kept.isActive) await refuseLast(ctx, id)
  await rewritePlan(ctx.tx, { id, draft: kept, at: ctx.clock.now() })
  return { before, after: await held(ctx, id) }
}

/**
 * Puts a plan on sale, or takes it off; whoever has it keeps it.
 *
 * @throws Refusal `plan-catalogue.missing` or `plan-catalogue.last-active`.
 */
export async function setPlanActive(
  ctx: Ctx,
  { id, isActive }: { id: string; isActive: boolean },
): Promise<PlanChange> {
  const before = await held(ctx, id)
  if (before.isActive === isActive) return { before, after: before }
  if (!isActive) await refuseLast(ctx, id)
  await rewritePlan(ctx.tx, { id, draft: { ...before, isActive }, at: ctx.clock.now() })
  return { before, after: await held(ctx, id) }
}

/**
 * Takes a plan off the catalogue for good, unless somebody has it or is about to pay for it.
 *
 * @throws Refusal `plan-catalogue.in-use` with how many; `plan-catalogue.last-active`.
 */
export async function removePlan(ctx: Ctx, id: string): Promise<KeptPlan> {
  const before = await held(ctx, id)
  const subscribers = (await countHolders(ctx.tx)).get(id)?.all ?? 0
  const openCharges = await countOpenCharges(ctx, id)
  if (subscribers + openCharges > 0) {
    throw new Refusal('conflict', 'plan-catalogue.in-use', { data: { subscribers, openCharges } })
  }
  if (before.isActive) await refuseLast(ctx, id)
  await hidePlan(ctx.tx, { id, at: ctx.clock.now() })
  return before
}

async function held({ tx }: Ctx, id: string): Promise<KeptPlan> {
  const plan = await lockPlan(tx, id)
  if (!plan) throw new Refusal('missing', 'plan-catalogue.missing')
  return plan
}

/** Without any plan the checkout would have nothing to sell. */
async function refuseLast({ tx }: Ctx, id: string): Promise<void> {
  // Two operators who take the last two off at once come one after the other.
  lockName(tx, 'plan-catalogue')
  if ((await countOthersOnSale(tx, id)) === 0) {
    throw new Refusal('conflict', 'plan-catalogue.last-active')
  }
}

function checked(draft: PlanDraft): PlanDraft {
  const kept = keptPlan(draft)
  const fault = planFault(kept)
  if (fault) throw new Refusal('invalid', `plan-catalogue.${fault}`)
  return kept
}
