import type { Category } from '@lya/contract/money/categories.ts'
import { isSameCategory } from '@lya/core/money/categories/name.ts'
import { listCategories } from '#money/categories/categories.queries.ts'
import { insertCategories } from '#money/categories/categories.store.ts'
import { type CategoryDraft, checkedCategory } from '#money/categories/checked-category.ts'
import { withinPlan } from '#money/categories/within-plan.ts'
import type { CommandContext } from '#platform/http/context.ts'
import { newId } from '#platform/security/ids.ts'

/**
 * Creates categories, all or none; one whose name and type the person has already stays as it is,
 * so that a second press creates nothing.
 *
 * @returns All of the person's categories, and how many were new.
 * @throws Refusal those of `checkedCategory`; `categories.plan-limit`.
 */
export async function createManyCategories(
  ctx: CommandContext,
  drafts: readonly CategoryDraft[],
): Promise<{ items: Category[]; created: number }> {
  const contents = drafts.map(checkedCategory)
  const known = await listCategories(ctx.tx, ctx.userId)
  const added = contents.filter(
    (one, at) => ![...known, ...contents.slice(0, at)].some((other) => isSameCategory(one, other)),
  )
  const rows = added.map((one) => ({ ...one, id: newId() }))
  if (rows.length > 0) {
    await withinPlan(ctx, () => insertCategories(ctx.tx, ctx.userId, rows))
  }
  return { items: await listCategories(ctx.tx, ctx.userId), created: rows.length }
}
