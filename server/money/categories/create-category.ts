import type { Category } from '@lya/contract/money/categories.ts'
import { writeIcon } from '@lya/core/money/categories/icon.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { lockCategory } from '#money/categories/categories.queries.ts'
import { insertCategory } from '#money/categories/categories.store.ts'
import { type CategoryDraft, checkedCategory } from '#money/categories/checked-category.ts'
import { refuseSameName } from '#money/categories/refuse-same-name.ts'
import { withinPlan } from '#money/categories/within-plan.ts'
import type { CommandContext } from '#platform/http/context.ts'
import { newId } from '#platform/security/ids.ts'

/**
 * Creates a category. An id that was used before for the same one changes nothing.
 *
 * @throws Refusal those of `checkedCategory`; `categories.name-used`; `categories.plan-limit`;
 *   `categories.id-used` when a given id stands for something else, or for what has been deleted
 *   since.
 */
export async function createCategory(
  ctx: CommandContext,
  draft: CategoryDraft & { id?: string | undefined },
): Promise<{ category: Category; undoId: string }> {
  const { id = newId() } = draft
  const content = checkedCategory(draft)
  await refuseSameName(ctx, { ...content, id })
  const { isInserted, isNoted } = await withinPlan(
    ctx,
    () => insertCategory(ctx.tx, ctx.userId, { ...content, id }),
    (insertion) => insertion.isInserted,
  )
  if (isInserted && !isNoted) throw new Refusal('conflict', 'categories.id-used')
  const category = await lockCategory(ctx.tx, ctx.userId, id)
  const isSame =
    category.name === content.name &&
    category.type === content.type &&
    writeIcon(category) === content.icon
  if (!isSame) throw new Refusal('conflict', 'categories.id-used')
  return { category, undoId: id }
}
