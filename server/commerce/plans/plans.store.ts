import { cents } from '@lya/core/amounts/cents.ts'
import type { PlanDraft } from '@lya/core/commerce/plans/plan-draft.ts'
import { eq, sql } from 'drizzle-orm'
import { plans } from '#platform/db/schema/plans.ts'
import type { Tx } from '#platform/db/transaction.ts'

type Written = { id: string; at: Temporal.Instant }

/** Adds a plan, as the back-office. @returns False when that id is taken. */
export async function insertPlan(
  tx: Tx,
  { id, draft, at }: Written & { draft: PlanDraft },
): Promise<boolean> {
  const moments = { createdAt: at.toString(), updatedAt: at.toString() }
  const { rowCount } = await tx.orm
    .insert(plans)
    .values({ id, ...columnsOf(draft), ...moments })
    .onConflictDoNothing()
  return rowCount === 1
}

export async function rewritePlan(
  tx: Tx,
  { id, draft, at }: Written & { draft: PlanDraft },
): Promise<void> {
  const next = { version: sql`${plans.version} + 1`, updatedAt: at.toString() }
  await tx.orm
    .update(plans)
    .set({ ...columnsOf(draft), ...next })
    .where(eq(plans.id, id))
}

/** Takes a plan off the catalogue; its row stays for what points at it. */
export async function hidePlan(tx: Tx, { id, at }: Written): Promise<void> {
  await tx.orm
    .update(plans)
    .set({
      isActive: false,
      removedAt: at.toString(),
      version: sql`${plans.version} + 1`,
      updatedAt: at.toString(),
    })
    .where(eq(plans.id, id))
}

/** The old pair of columns holds the largest of the plan's own counts. */
function columnsOf(draft: PlanDraft) {
  const { priceCents: price, originalPriceCents: originalPrice, discountPercent, own } = draft
  const largest = own.at(-1)
  const { name, description, period, isInParts, displayOrder, isHighlighted, isActive } = draft
  const { transactionsMax, categoriesMax, hasPremiumFeatures, colorTheme } = draft
  return {
    ...{ name, description, period, price, originalPrice, isInParts, displayOrder, isActive },
    ...{ isHighlighted, transactionsMax, categoriesMax, hasPremiumFeatures, colorTheme },
    discountPercent: discountPercent === 0 ? null : discountPercent,
    features: [...draft.features],
    instalmentsMax: largest?.count ?? null,
    instalmentsMaxValue: largest ? cents(largest.valueCents) : null,
    own: [...own],
  }
}
