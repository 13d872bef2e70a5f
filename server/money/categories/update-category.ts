import type { Category } from '@lya/contract/money/categories.ts'
import { readIcon } from '@lya/core/money/categories/icon.ts'
import { isSameCategory } from '@lya/core/money/categories/name.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { countUsage, lockCategory } from '#money/categories/categories.queries.ts'
import { rewriteCategory } from '#money/categories/categories.store.ts'
import { type CategoryDraft, checkedCategory } from '#money/categories/checked-category.ts'
import { refuseSameName } from '#money/categories/refuse-same-name.ts'
import { refuseStale } from '#money/journal/index.ts'
import type { CommandContext } from '#platform/http/context.ts'
import { newId } from '#platform/security/ids.ts'

/** What changes; what is absent stays. */
export type CategoryPatch = {
  id: string
  /** The version that the person saw; without it the last edit wins. */
  version?: number | undefined
} & { [Key in keyof CategoryDraft]?: CategoryDraft[Key] | undefined }

/**
 * Edits a category and notes what it was. Its type can change only while nothing stands under it:
 * its transactions would be of the other type.
 *
 * @throws Refusal `categories.missing`, `categories.target-invalid`, `categories.name-used`;
 *   `categories.stale` with `{ yours, stored }`, both as the contract shows categories; those of
 *   `checkedCategory`.
 */
export async function updateCategory(
  ctx: CommandContext,
  patch: CategoryPatch,
): Promise<{ category: Category; undoId: string }> {
  const { id, version } = patch
  const stored = await lockCategory(ctx.tx, ctx.userId, id)
  const content = checkedCategory({
    name: patch.name ?? stored.name,
    icon: patch.icon ?? stored.icon,
    color: patch.color === undefined ? stored.color : patch.color,
    type: patch.type ?? stored.type,
  })
  refuseStale('categories.stale', version, {
    stored,
    yours: () => ({ ...content, ...readIcon(content.icon), id }),
  })
  // Two of one name from before may still be edited, as long as none comes to be called so.
  if (!isSameCategory(content, stored)) await refuseSameName(ctx, { ...content, id })
  if (content.type !== stored.type) await refuseWhileUsed(ctx, id)
  const undoId = newId()
  await rewriteCategory(ctx.tx, ctx.userId, { ...content, id, undoId })
  return { category: await lockCategory(ctx.tx, ctx.userId, id), undoId }
}

async function refuseWhileUsed(ctx: CommandContext, id: string): Promise<void> {
  const usage = await countUsage(ctx.tx, ctx.userId, id)
  const isUsed = usage !== null && usage.transactions + usage.budgets + usage.recurring > 0
  if (isUsed) throw new Refusal('conflict', 'categories.target-invalid')
}
