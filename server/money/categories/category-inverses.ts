import { readIcon } from '@lya/core/money/categories/icon.ts'
import { transactionType } from '@lya/core/money/transactions/transaction-type.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { moveBudgetsBack } from '#money/budgets/index.ts'
import { listCategories } from '#money/categories/categories.queries.ts'
import {
  type CategoryLinks,
  type CategoryRow,
  restoreCategory,
  revertCategory,
} from '#money/categories/categories.store.ts'
import { deleteCategory } from '#money/categories/delete-category.ts'
import { type EditNote, refuseChangedSince, revertOrRefuse } from '#money/journal/index.ts'
import { moveRecurringBack } from '#money/recurring/index.ts'
import { moveCategoryBack } from '#money/transactions/index.ts'
import type { CommandContext } from '#platform/http/context.ts'

/** How each command's note, written by the store of this slice, is carried out. */
export const categoryInverses = {
  'categories.create': async (
    ctx: CommandContext,
    inverse: unknown,
    undoId: string,
  ): Promise<void> => {
    // The journal holds what this slice wrote under this command's name.
    const { id } = inverse as { id: string }
    await refuseChangedSince(ctx, undoId, [id])
    try {
      await deleteCategory(ctx, { id })
    } catch (error) {
      // It went by another way, which is what was asked for.
      if (error instanceof Refusal && error.code === 'categories.missing') return
      throw error
    }
  },
  'categories.update': async (ctx: CommandContext, inverse: unknown): Promise<void> => {
    const note = inverse as EditNote<CategoryRow>
    const { tx, userId } = ctx
    await revertOrRefuse(revertCategory(tx, userId, note), async () => {
      const { id, nome, icone, tipo } = note.before
      const stored = (await listCategories(tx, userId)).find((one) => one.id === id)
      if (!stored) return null
      const yours = { ...stored, ...readIcon(icone), name: nome, type: transactionType(tipo) }
      return { yours, stored }
    })
  },
  'categories.delete': async ({ tx, userId }: CommandContext, inverse: unknown): Promise<void> => {
    const { before, links } = inverse as { before: CategoryRow; links: CategoryLinks }
    await restoreCategory(tx, userId, before)
    const move = { from: before.id, to: links.movedTo }
    await moveCategoryBack(tx, userId, { ...move, ids: links.transactionIds })
    await moveRecurringBack(tx, userId, { ...move, ids: links.recurringIds })
    await moveBudgetsBack(tx, userId, links.budgets)
  },
}
